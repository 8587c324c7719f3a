//! A gate: so many are at work, so many wait, and beyond that nobody is let in.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};
use web::Busy;

/// Lets in as many as there is room for.
#[derive(Debug)]
pub(crate) struct Gate {
    room: Arc<Semaphore>,
    line: Semaphore,
    patience: Duration,
}

impl Gate {
    /// A gate with room for `n_in`, before which `n_waiting` may stand in line, each
    /// for as long as `patience`.
    pub(crate) fn new(n_in: usize, n_waiting: usize, patience: Duration) -> Gate {
        let room = Arc::new(Semaphore::new(n_in));
        Gate { room, line: Semaphore::new(n_waiting), patience }
    }

    /// Comes in, in the order of the line, and stays until the permit is dropped.
    /// Whoever no longer waits leaves the line.
    pub(crate) async fn enter(&self) -> Result<OwnedSemaphorePermit, Busy> {
        if let Ok(permit) = self.room.clone().try_acquire_owned() {
            return Ok(permit);
        }
        let _place = self.line.try_acquire().map_err(|_| Busy)?;
        match timeout(self.patience, self.room.clone().acquire_owned()).await {
            Ok(Ok(permit)) => Ok(permit),
            Ok(Err(_)) | Err(_) => Err(Busy),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{future::Future, pin::pin, task::Poll};

    use super::*;

    /// Whether a future is not ready when it is looked at once.
    async fn waits(future: impl Future) -> bool {
        let mut future = pin!(future);
        std::future::poll_fn(|it| Poll::Ready(future.as_mut().poll(it).is_pending())).await
    }

    #[tokio::test]
    async fn one_works_one_waits_and_the_third_is_sent_away() {
        let gate = Gate::new(1, 1, Duration::from_millis(50));
        let first = gate.enter().await.unwrap();
        let mut second = pin!(gate.enter());
        assert!(waits(second.as_mut()).await);
        assert_eq!(gate.enter().await.unwrap_err(), Busy);
        drop(first);
        let second = second.await.unwrap();
        // Nobody waits for ever, and whoever goes away leaves the line.
        assert_eq!(gate.enter().await.unwrap_err(), Busy);
        assert!(waits(gate.enter()).await);
        drop(second);
        assert!(gate.enter().await.is_ok());
    }
}
