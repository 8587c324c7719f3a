// A page that waits while somebody thinks asks for the next part by itself, at most twice
// a second; without this there is its button. Who leaves stops nobody who is at a part:
// what comes of it is kept.
(() => {
  "use strict";
  const games = window.automatable;
  const PAUSE = 500;
  let timer = 0, asked = 0, quarter = 0;

  function think() {
    clearTimeout(timer);
    const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-think]"));
    if (!form) {
      quarter = 0;
      return;
    }
    tell(form.parentElement.parentElement.querySelector("progress"));
    const fields = /** @type {any} */ (new FormData(form));
    // What thought for longer than the pause need not wait again.
    const wait = Math.max(20, PAUSE - (Date.now() - asked));
    timer = setTimeout(() => {
      asked = Date.now();
      games.go(form.getAttribute("action"), new URLSearchParams(fields));
    }, wait);
  }

  /** Ears are told of each quarter, and of no part between. */
  function tell(/** @type {HTMLProgressElement | null} */ bar) {
    const at = bar ? Math.floor(4 * bar.value / bar.max) : 0;
    if (quarter < at) games.say(bar.getAttribute("aria-label"));
    quarter = at;
  }

  games.ready.push(think);
  think();
})();
