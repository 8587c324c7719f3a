// The map at the table: a finger means the nearest place within reach; if another is
// nearly as near, a page asks which. Without this script what lies under it counts.
"use strict";
(() => {
  const REACH = 28, TIE = 8;

  /**
   * How far a point of the window is from what a place is drawn in, in pixels.
   * @param {HTMLElement} target
   * @param {SVGGraphicsElement} map
   * @param {number} x
   * @param {number} y
   */
  function distance(target, map, x, y) {
    const [left, top, width, height] = target.dataset.box.split(" ").map(Number);
    const to = map.getScreenCTM();
    const a = new DOMPoint(left, top).matrixTransform(to);
    const b = new DOMPoint(left + width, top + height).matrixTransform(to);
    const dx = Math.max(a.x - x, 0, x - b.x), dy = Math.max(a.y - y, 0, y - b.y);
    return Math.hypot(dx, dy);
  }

  function press(target) {
    const button = target.querySelector("button");
    if (button) button.click();
    else target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  addEventListener("click", (event) => {
    const box = event.target.closest?.(".whole[data-near]");
    // Keys and what was pressed here have no place of their own.
    if (!box || !event.isTrusted || (!event.clientX && !event.clientY)) return;
    const map = /** @type {any} */ (box.querySelector(".map"));
    /** @type {[number, HTMLElement][]} */
    const all = [...map.querySelectorAll("[data-target]")].map((it) => [distance(it, map, event.clientX, event.clientY), it]);
    all.sort((a, b) => a[0] - b[0]);
    if (!all.length) return;
    event.preventDefault();
    event.stopPropagation();
    const [first, second] = all;
    if (REACH < first[0]) return;
    if (second && 0 < first[0] && second[0] < REACH && second[0] - first[0] < TIE) {
      const two = `${first[1].dataset.target}~${second[1].dataset.target}`;
      window.automatable.go(box.dataset.near + two);
      return;
    }
    press(first[1]);
  }, true);
})();
