// Installing the program, and its other home: when pages come from a worker of
// this browser, it tells of a new version and asks that games are kept for good.
"use strict";
(() => {
  const workers = navigator.serviceWorker;
  /** @type {InstallOffer | null} */
  let offer = null;
  let waiting = null, isTaking = false;

  function show() {
    const news = document.getElementById("news");
    if (news) news.hidden = !waiting;
    for (const it of document.querySelectorAll("[data-install]")) it.hidden = !offer;
  }

  window.automatable.ready.push(show);

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = /** @type {InstallOffer} */ (event);
    show();
  });
  addEventListener("appinstalled", () => { offer = null; show(); });

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-install]") && offer) {
      offer.prompt();
      offer = null;
      show();
    }
    if (event.target.closest("[data-take]") && waiting) {
      isTaking = true;
      waiting.postMessage("take");
    }
  });

  if (!workers?.controller) return;

  workers.ready.then((registration) => {
    const look = () => {
      waiting = registration.waiting;
      show();
    };
    // A worker that came while this page was loading is already on its way.
    const watch = () => registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", watch);
    watch();
    look();
    workers.addEventListener("controllerchange", () => {
      if (isTaking) location.reload();
      else look();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  });

  // Without a game there is nothing to be kept; once is enough.
  let isAsked = false;
  function keep() {
    if (isAsked || !document.querySelector("main.play, main.tbl")) return;
    isAsked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  window.automatable.ready.push(keep);
  keep();
})();
