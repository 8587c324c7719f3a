// The stage: what a card does stands there while it is pointed at or has the focus.
"use strict";
(() => {
  /**
   * Lays what a card tells of itself over the stage, or takes it away.
   * @param {HTMLElement | null} card
   */
  function tell(card) {
    const over = document.querySelector("[data-over]");
    if (!over) return;
    const [name, ...does] = (card?.dataset.tells ?? "").split("\n");
    over.hidden = !card;
    const title = document.createElement("b");
    title.textContent = name;
    over.replaceChildren(title, " " + does.join(" "));
  }

  const card = (event) => event.target.closest("[data-tells]");
  document.addEventListener("focusin", (event) => tell(card(event)));
  document.addEventListener("focusout", (event) => { if (card(event)) tell(null); });
  // A finger that rests on a card also taps it: what is picked is told by the stage itself.
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") tell(card(event));
  });
})();
