// Pages without reloads, keys, and dragging patches. Everything but dragging
// works without this script too.
"use strict";
(() => {
  const SIDE = 60, MARGIN = 16;
  let timer = 0, asked = 0, isPosting = false, transition = null;

  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const find = (selector) => document.querySelector(selector);

  /** Asks the program for a page and shows it in place of this one. */
  async function go(url, post, isBack) {
    clearTimeout(timer);
    const ticket = ++asked;
    let answer, text;
    try {
      answer = await fetch(url, { method: post ? "POST" : "GET", body: post, headers: { accept: "text/html" } });
      text = await answer.text();
    } catch {
      return tell(document.body.dataset.offline);
    }
    if (ticket !== asked) return;
    if (!(answer.headers.get("content-type") || "").startsWith("text/html")) {
      location.href = url;
      return;
    }
    const next = new DOMParser().parseFromString(text, "text/html");
    const there = new URL(answer.url);
    there.hash = post ? "" : new URL(url, location).hash;
    const isSamePlace = there.pathname === location.pathname;
    if (!isBack && !(post && !answer.redirected)) {
      if (isSamePlace) history.replaceState(null, "", there);
      else history.pushState(null, "", there);
    }
    const swap = () => {
      show(next, isSamePlace);
      if (there.hash) document.getElementById(there.hash.slice(1))?.scrollIntoView();
    };
    if (document.startViewTransition && !isStill() && !isSamePlace) {
      transition = document.startViewTransition(swap);
      // A transition that is cut short is no error.
      transition.ready.catch(() => {});
      transition.finished.finally(() => { transition = null; });
    } else {
      swap();
    }
  }

  function show(next, isSamePlace) {
    const live = document.getElementById("live");
    const focus = document.activeElement;
    const key = focus && focus.dataset ? focus.dataset.key : undefined;
    const wasPlace = focus && focus.closest ? focus.closest("#quilt") !== null : false;
    const rail = find(".rail");
    const scrolled = rail ? rail.scrollTop : 0;
    document.title = next.title;
    document.documentElement.lang = next.documentElement.lang;
    document.body.className = next.body.className;
    for (const child of [...document.body.children]) if (child !== live) child.remove();
    for (const child of [...next.body.children]) if (child.id !== "live") live.before(child);
    const main = document.getElementById("main");
    if (!isSamePlace) scrollTo(0, 0);
    const newRail = find(".rail");
    if (newRail && isSamePlace) newRail.scrollTop = scrolled;
    const again = (key && find(`[data-key="${CSS.escape(key)}"]`)) || (wasPlace && find("#quilt [aria-current=true]"));
    if (again) again.focus({ preventScroll: true });
    else if (main && focus && focus !== document.body) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
    ready();
    if (main && main.dataset.say) live.textContent = main.dataset.say;
    if (main && main.dataset.next) {
      const onward = main.dataset.next;
      const isTurn = onward.includes("/turn/");
      timer = setTimeout(() => go(isTurn ? onward + (onward.includes("?") ? "&" : "?") + "run=1" : onward), 1300);
    }
  }

  function tell(text) {
    let note = find(".offline");
    if (!note) {
      note = document.createElement("p");
      note.className = "offline";
      note.setAttribute("role", "alert");
      document.body.prepend(note);
    }
    note.textContent = text;
  }

  /** One place of the quilt in the tab order; arrows reach the others. */
  function ready() {
    const places = [...document.querySelectorAll("#quilt .place")];
    const current = places.find((it) => it.getAttribute("aria-current") === "true") || places[0];
    for (const place of places) place.setAttribute("tabindex", place === current ? "0" : "-1");
  }

  const name = (cell) => "abcdefghi"[cell % 9] + (Math.floor(cell / 9) + 1);

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = link instanceof SVGElement ? link.href.baseVal : link.getAttribute("href");
    if (link.hasAttribute("download") || link.hasAttribute("data-full") || !href.startsWith("/")) return;
    event.preventDefault();
    go(href);
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.hasAttribute("data-full")) return;
    event.preventDefault();
    if (isPosting) return;
    isPosting = true;
    const sent = new URLSearchParams(new FormData(form, event.submitter));
    go(form.getAttribute("action"), sent).finally(() => { isPosting = false; });
  });

  addEventListener("popstate", () => go(location.href, undefined, true));

  const WAYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

  /** Moves the patch to the next place in a direction. */
  function nudge(data, [down, right]) {
    const at = data.here, row = Math.floor(at / 9), column = at % 9;
    let best = null, least = Infinity;
    for (const place of data.places) {
      const rows = Math.floor(place / 9) - row, columns = (place % 9) - column;
      const along = rows * down + columns * right, aside = Math.abs(rows * right) + Math.abs(columns * down);
      const far = along + 3 * aside;
      if (0 < along && far < least) [best, least] = [place, far];
    }
    if (best !== null) go(location.pathname + data.link + name(best));
  }

  /** Moves the focus to the next or the last place of a board. */
  function rove(stop, way) {
    const stops = [...stop.closest("[data-roving]").querySelectorAll("[data-stop]")];
    const next = stops[stops.indexOf(stop) + way];
    if (!next) return;
    stop.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  }

  document.addEventListener("keydown", (event) => {
    if (transition) transition.skipTransition();
    if (event.metaKey || event.ctrlKey || event.altKey || event.target.closest("input,textarea,select")) return;
    const stop = event.target.closest("[data-stop]");
    if (WAYS[event.key] && stop) {
      event.preventDefault();
      rove(stop, WAYS[event.key][0] + WAYS[event.key][1]);
      return;
    }
    const quilt = document.getElementById("quilt");
    if (WAYS[event.key] && quilt && quilt.dataset.drag && !find(":popover-open")) {
      event.preventDefault();
      const data = JSON.parse(quilt.dataset.drag);
      if (data.here !== null) nudge(data, WAYS[event.key]);
      return;
    }
    const isPressed = event.target.closest("a,button,summary");
    if ((event.key === "Enter" || event.key === " ") && isPressed && !isPressed.closest("#quilt")) return;
    if (event.key === "Escape") {
      if (find(":popover-open")) return;
      const back = find("[data-key=Escape]");
      if (back) return back.click();
      if (location.search && document.getElementById("quilt")) go(location.pathname);
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const button = find(`[data-key="${CSS.escape(key)}"]`);
    if (button) {
      event.preventDefault();
      button.click();
    }
  });

  /** The square under the pointer, as row and column with fractions. */
  function square(quilt, event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(quilt.getScreenCTM().inverse());
    return [(point.y - MARGIN) / SIDE - 0.5, (point.x - MARGIN) / SIDE - 0.5];
  }

  function nearest(data, [row, column]) {
    let best = null, least = 4;
    for (const place of data.places) {
      const far = (Math.floor(place / 9) - row) ** 2 + ((place % 9) - column) ** 2;
      if (far < least) [best, least] = [place, far];
    }
    return best;
  }

  document.addEventListener("pointerdown", (event) => {
    if (transition) transition.skipTransition();
    const quilt = document.getElementById("quilt");
    if (!quilt || event.button) return;
    const offer = event.target.closest(".offer[data-drag]");
    const onQuilt = event.target.closest("#quilt") && quilt.dataset.drag;
    if (!offer && !onQuilt) return;
    const data = JSON.parse(offer ? offer.dataset.drag : quilt.dataset.drag);
    let grip = [0, 0];
    if (!offer) {
      if (data.here === null) return;
      const [row, column] = square(quilt, event).map(Math.round);
      grip = [row - Math.floor(data.here / 9), column - (data.here % 9)];
      if (!data.squares.some((it) => it[0] === grip[0] && it[1] === grip[1])) return;
    }
    drag(event, quilt, offer, data, grip);
  });

  function drag(start, quilt, offer, data, grip) {
    let cloth = null, edge = null, target = null;
    const begin = () => {
      const drawn = offer ? offer.querySelector("svg") : document.getElementById("ghost");
      document.body.classList.add("dragging");
      if (offer) {
        cloth = drawn.cloneNode(true);
        const scale = quilt.getBoundingClientRect().width / 572 * 2;
        const box = drawn.viewBox.baseVal;
        cloth.setAttribute("class", "dragged");
        cloth.setAttribute("width", box.width * scale);
        cloth.setAttribute("height", box.height * scale);
        document.body.append(cloth);
      } else {
        cloth = drawn;
        cloth.classList.add("lifted");
      }
      edge = document.createElementNS("http://www.w3.org/2000/svg", "path");
      edge.setAttribute("class", "landing f-none");
      quilt.append(edge);
    };
    const move = (event) => {
      if (!edge) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 6) return;
        begin();
      }
      event.preventDefault();
      const at = square(quilt, event);
      target = nearest(data, [at[0] - grip[0], at[1] - grip[1]]);
      if (offer) {
        const box = cloth.getBoundingClientRect();
        cloth.style.left = `${event.clientX - box.width / 2}px`;
        cloth.style.top = `${event.clientY - box.height / 2}px`;
      } else {
        const scale = 572 / quilt.getBoundingClientRect().width;
        cloth.setAttribute("transform", `translate(${(event.clientX - start.clientX) * scale} ${(event.clientY - start.clientY) * scale})`);
      }
      edge.setAttribute("d", target === null ? "" : data.squares.map(([row, column]) => {
        const y = (Math.floor(target / 9) + row) * SIDE + MARGIN, x = ((target % 9) + column) * SIDE + MARGIN;
        return `M${x} ${y}h${SIDE}v${SIDE}h${-SIDE}z`;
      }).join(""));
    };
    const end = (event) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      document.body.classList.remove("dragging");
      if (!edge) return;
      // The click that follows a drag is no click.
      addEventListener("click", (click) => { click.preventDefault(); click.stopPropagation(); }, { capture: true, once: true });
      setTimeout(() => dispatchEvent(new Event("click")), 0);
      edge.remove();
      if (offer) cloth.remove();
      else {
        cloth.classList.remove("lifted");
        cloth.removeAttribute("transform");
      }
      if (event.type === "pointerup" && target !== null) go(location.pathname + data.link + name(target));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  document.addEventListener("dragstart", (event) => event.preventDefault());
  ready();
})();
