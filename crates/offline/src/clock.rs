//! The clock: nothing is waited for without an end.

use std::{
    future::poll_fn,
    pin::{Pin, pin},
    task::Poll,
};

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What `work` comes to, if it comes to anything within so many milliseconds.
pub(crate) async fn within<T>(millis: u32, work: impl Future<Output = T>) -> Option<T> {
    let mut work = pin!(work);
    let mut alarm = Alarm::new(millis);
    poll_fn(|context| match work.as_mut().poll(context) {
        Poll::Ready(it) => Poll::Ready(Some(it)),
        Poll::Pending => Pin::new(&mut alarm.rings).poll(context).map(|_| None),
    })
    .await
}

/// Comes after so many milliseconds.
pub(crate) async fn slept(millis: u32) {
    let mut alarm = Alarm::new(millis);
    // An alarm that cannot be set rings at once.
    let _ = (&mut alarm.rings).await;
}

/// An alarm that nobody needs to wait for.
struct Alarm {
    rings: JsFuture,
    number: JsValue,
}

impl Alarm {
    fn new(millis: u32) -> Alarm {
        let mut number = JsValue::UNDEFINED;
        let rings = Promise::new(&mut |ring, _| {
            number = call("setTimeout", &ring, &millis.into());
        });
        Alarm { rings: JsFuture::from(rings), number }
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        call("clearTimeout", &self.number, &JsValue::UNDEFINED);
    }
}

/// Calls a function that every browser has.
fn call(name: &str, first: &JsValue, second: &JsValue) -> JsValue {
    let global = js_sys::global();
    let found = Reflect::get(&global, &name.into()).ok();
    let function: Option<Function> = found.and_then(|it| it.dyn_into().ok());
    let answer = function.and_then(|it| it.call2(&global, first, second).ok());
    answer.unwrap_or_default()
}
