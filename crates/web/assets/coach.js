// A page that waits while somebody thinks asks for the next part by itself, at most twice
// a second; without this there is its button.
(() => {
  "use strict";
  const games = window.automatable;
  let timer = 0;

  function think() {
    clearTimeout(timer);
    const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-think]"));
    if (!form) return;
    const fields = /** @type {any} */ (new FormData(form));
    timer = setTimeout(() => games.go(form.getAttribute("action"), new URLSearchParams(fields)), 500);
  }

  games.ready.push(think);
  think();
})();
