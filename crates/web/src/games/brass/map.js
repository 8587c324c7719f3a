// The map of Brass: enlarge and move it by wheel, pinch, drag, keys and buttons,
// and walk from place to place with the arrow keys. Without this script it shows
// whole, a checkbox enlarges it, and every place is a link.
"use strict";
(() => {
  const games = window.automatable;
  const MOST = 4;
  // What is kept from page to page: how large, and which point is in the middle.
  const seen = { zoom: 1, x: 0.5, y: 0.5 };
  // What is kept from game to game: whether the map goes where the automa looks.
  const FOLLOW = "brass-follow";
  let at = null, isKeyed = false;

  const find = (selector) => document.querySelector(selector);
  const view = () => find(".brass .board .view");

  function place(box, zoom, x, y) {
    const map = box.querySelector(".map");
    seen.zoom = Math.min(MOST, Math.max(1, zoom));
    const isLarger = 1 < seen.zoom;
    map.style.width = map.style.height = isLarger ? `${seen.zoom * 100}%` : "";
    // Names are written larger where the map is small; enlarged they need not be.
    const { width, height } = map.viewBox.baseVal;
    map.classList.toggle("zoomed", 0.59 < seen.zoom * Math.min(box.clientWidth / width, box.clientHeight / height));
    box.classList.toggle("larger", isLarger);
    box.scrollLeft = x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = y * box.scrollHeight - box.clientHeight / 2;
    keep(box);
  }

  function keep(box) {
    seen.x = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth;
    seen.y = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight;
  }

  /**
   * Enlarges around a point of the window, which stays where it is.
   * @param {HTMLElement} box
   * @param {number} factor
   * @param {number} clientX
   * @param {number} clientY
   */
  function zoomAt(box, factor, clientX, clientY) {
    const frame = box.getBoundingClientRect();
    const dx = clientX - frame.left, dy = clientY - frame.top;
    const x = (box.scrollLeft + dx) / box.scrollWidth, y = (box.scrollTop + dy) / box.scrollHeight;
    const zoom = Math.min(MOST, Math.max(1, seen.zoom * factor));
    const width = box.clientWidth * zoom, height = box.clientHeight * zoom;
    place(box, zoom, x + (box.clientWidth / 2 - dx) / width, y + (box.clientHeight / 2 - dy) / height);
  }

  function zoomBy(factor) {
    const box = view();
    if (!box) return;
    const frame = box.getBoundingClientRect();
    zoomAt(box, factor, frame.left + frame.width / 2, frame.top + frame.height / 2);
  }

  function middleOf(element) {
    const frame = element.getBoundingClientRect();
    return [frame.left + frame.width / 2, frame.top + frame.height / 2];
  }

  function isFollowing() {
    try {
      return localStorage.getItem(FOLLOW) !== "off";
    } catch {
      return true;
    }
  }

  /** Turns following on or off, and remembers it where that is allowed. */
  function switchFollowing(button) {
    const isOn = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isOn));
    try {
      localStorage.setItem(FOLLOW, isOn ? "on" : "off");
    } catch { /* It holds for this page. */ }
    const box = view();
    if (isOn && box) follow(box);
  }

  /** Brings what the automa looks at into sight, if the map is enlarged. */
  function follow(box) {
    const target = box.querySelector(".glow.hit") || box.querySelector(".glow.tie") || box.querySelector(".bracket");
    if (!target || seen.zoom === 1) return;
    const [x, y] = middleOf(target), frame = box.getBoundingClientRect();
    box.scrollLeft += x - frame.left - frame.width / 2;
    box.scrollTop += y - frame.top - frame.height / 2;
    keep(box);
  }

  function ready() {
    const box = view();
    if (!box) return;
    find(".board").classList.add("scripted");
    place(box, seen.zoom, seen.x, seen.y);
    find("[data-follow]")?.setAttribute("aria-pressed", String(isFollowing()));
    if (find(".theatre") && isFollowing()) follow(box);
    const stops = [...box.querySelectorAll("[data-stop]")];
    const lit = stops.filter((it) => it.matches(".lit:not(.town)"));
    const first = lit.find((it) => it.id === at) || lit[0] || stops.find((it) => it.id === at) || stops[0];
    for (const stop of stops) stop.setAttribute("tabindex", stop === first ? "0" : "-1");
    // Whoever chooses with the keys goes on with them: what is ready is done next,
    // else the first answer waits under the focus.
    const active = document.activeElement;
    const isFree = !active || active === document.body || active.id === "main" || active.closest(".map, .acts, .asked, .cards");
    const next = find(".asked .btn.primary") || find(".pointed .answers a")
      || (find(".asked .question") && (lit[0] && first || find(".answers a") || find("a.card")));
    if (isKeyed && isFree) next?.focus({ preventScroll: true });
    box.addEventListener("scroll", () => keep(box), { passive: true });
    box.addEventListener("wheel", (event) => {
      const root = document.documentElement;
      if (!event.ctrlKey && innerHeight < root.scrollHeight - 1) return;
      event.preventDefault();
      zoomAt(box, event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
    }, { passive: false });
    box.addEventListener("pointerdown", (event) => press(event, box));
    pinch(box);
  }

  /** Drags the map with a mouse; fingers scroll it by themselves. */
  function press(event, box) {
    if (event.pointerType !== "mouse" || event.button || seen.zoom === 1) return;
    let isDragged = false;
    const start = [event.clientX, event.clientY, box.scrollLeft, box.scrollTop];
    const move = (moved) => {
      const dx = moved.clientX - start[0], dy = moved.clientY - start[1];
      isDragged ||= 5 < Math.hypot(dx, dy);
      if (!isDragged) return;
      box.classList.add("dragged-map");
      box.scrollLeft = start[2] - dx;
      box.scrollTop = start[3] - dy;
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      box.classList.remove("dragged-map");
      if (!isDragged) return;
      // The click that follows a drag is no click.
      const stop = (click) => { click.preventDefault(); click.stopPropagation(); };
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** Two fingers enlarge the map around the point between them. */
  function pinch(box) {
    let apart = 0;
    const between = (touches) => {
      const [a, b] = touches;
      return [Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
    };
    box.addEventListener("touchstart", (event) => { if (event.touches.length === 2) [apart] = between(event.touches); }, { passive: true });
    box.addEventListener("touchmove", (event) => {
      if (event.touches.length !== 2 || !apart) return;
      event.preventDefault();
      const [now, x, y] = between(event.touches);
      zoomAt(box, now / apart, x, y);
      apart = now;
    }, { passive: false });
    box.addEventListener("touchend", () => { apart = 0; }, { passive: true });
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    const following = event.target.closest("[data-follow]");
    if (following) switchFollowing(following);
    if (button) zoomBy({ in: 1.5, out: 1 / 1.5, fit: 0 }[button.dataset.zoom]);
    const stop = event.target.closest("[data-stop]");
    if (stop) at = stop.id;
  }, true);

  document.addEventListener("pointerdown", () => { isKeyed = false; }, true);
  document.addEventListener("keydown", () => { isKeyed = true; }, true);

  /** The arrow keys go to the nearest place in their direction. */
  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const stop = event.target.closest && event.target.closest(".map [data-stop]");
    const way = games.WAYS[event.key];
    if (!stop || !way) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = middleOf(stop);
    let best = null, least = Infinity;
    for (const other of document.querySelectorAll(".map [data-stop]")) {
      if (other === stop) continue;
      const [ox, oy] = middleOf(other);
      const along = (oy - y) * way[0] + (ox - x) * way[1];
      const across = Math.abs((oy - y) * way[1]) + Math.abs((ox - x) * way[0]);
      const cost = along + 2.5 * across;
      if (2 < along && cost < least) [best, least] = [other, cost];
    }
    if (!best) return;
    stop.setAttribute("tabindex", "-1");
    best.setAttribute("tabindex", "0");
    best.focus();
    at = best.id;
  }, true);

  games.key.push((event) => {
    if (!view()) return false;
    const factor = { "+": 1.5, "=": 1.5, "-": 1 / 1.5, 0: 0 }[event.key];
    if (factor === undefined) return false;
    zoomBy(factor);
    return true;
  });
  addEventListener("resize", () => { const box = view(); if (box) place(box, seen.zoom, seen.x, seen.y); });
  games.ready.push(ready);
  ready();
})();
