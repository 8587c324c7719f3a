//! The first visit: what is fetched, what can be installed, what is said where it cannot be.

use serde_json::json;

use crate::{
    Stage,
    host::Files,
    webdriver::{Browser, DESK, PHONE},
};

#[test]
fn one_visit_fetches_the_program_and_a_browser_can_install_it() {
    let stage = Stage::new("install", DESK);
    let browser = &stage.browser;
    assert_eq!(browser.url(), stage.host.url(""));
    let manifest = browser.command("Page.getAppManifest", json!({}));
    assert_eq!(manifest["url"], stage.host.url("app.webmanifest"));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let text: serde_json::Value = serde_json::from_str(manifest["data"].as_str().unwrap()).unwrap();
    assert_eq!(text["display"], "standalone");
    let errors = browser.command("Page.getInstallabilityErrors", json!({}));
    assert_eq!(errors["installabilityErrors"], json!([]), "{errors}");
    // The same files stand with the host, for whoever asks there.
    for icon in text["icons"].as_array().unwrap() {
        let path = icon["src"].as_str().unwrap();
        let script = format!(
            "const image = new Image(); image.src = {}; image.decode().then(() => arguments[0](image.naturalWidth))",
            json!(stage.host.url(path))
        );
        let width = browser.js_later(&script).as_u64().unwrap();
        assert_eq!(icon["sizes"], format!("{width}x{width}"));
    }
    stage.is_quiet();
}

#[test]
fn an_address_further_down_is_found_at_the_first_visit() {
    let host = Files::start("/a/");
    let browser = Browser::open("deep", PHONE);
    browser.go(&host.url("rules/patchwork"));
    browser.wait("document.querySelector('#rule-AF1')");
    assert_eq!(browser.url(), host.url("rules/patchwork"));
    host.stop();
    browser.go(&host.url("no/such/page"));
    assert!(browser.text("h1").contains("There is no such page"));
    browser.follow("main .btn.primary");
    assert!(browser.has("#games"));
}

#[test]
fn a_browser_that_cannot_says_so_plainly() {
    let host = Files::start("/");
    let browser = Browser::open("unable", PHONE);
    let seen = || {
        browser.js(
            "return [...document.querySelectorAll('[data-say]')].filter((it) => it.checkVisibility())
               .map((it) => it.textContent).join()",
        )
    };
    let hide = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })";
    let hidden =
        browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": hide }));
    browser.go(&host.url(""));
    assert!(seen().as_str().unwrap().contains("cannot run the program by itself"), "{}", seen());
    browser.command(
        "Page.removeScriptToEvaluateOnNewDocument",
        json!({ "identifier": hidden["identifier"] }),
    );
    let refuse = "navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'))";
    browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": refuse }));
    browser.go(&host.url(""));
    browser.wait("document.querySelector('[data-say=refused][lang=en]').checkVisibility()");
    assert!(seen().as_str().unwrap().contains("keeps nothing"), "{}", seen());
    browser.without_script();
    browser.reload();
    assert!(browser.text("noscript").contains("allow script"), "{}", browser.text("main"));
}
