// Pages without reloads, and keys. Everything works without this script too.
// A game's own script adds to `automatable`: `ready` is called for each page that
// is shown, `key` for each key until one answers true, `at` names what the focus
// should find again.
"use strict";
(() => {
  let timer = 0, asked = 0, isPosting = false, transition = null;

  const WAYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  const games = { ready: [], key: [], go, WAYS, stop: () => transition?.skipTransition() };
  window.automatable = games;

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
    await load(next);
    if (ticket !== asked) return;
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

  /** Loads what the next page needs and this one did not: styles before it is shown. */
  async function load(next) {
    const missing = (selector, key) => [...next.head.querySelectorAll(selector)].filter(
      (it) => !document.head.querySelector(`[${key}="${CSS.escape(it.getAttribute(key))}"]`));
    for (const script of missing("script[src]", "src")) {
      const added = document.createElement("script");
      added.setAttribute("src", script.getAttribute("src"));
      document.head.append(added);
    }
    await Promise.all(missing("link[rel=stylesheet]", "href").map((link) => new Promise((done) => {
      const added = link.cloneNode();
      added.onload = added.onerror = done;
      document.head.append(added);
    })));
  }

  function show(next, isSamePlace) {
    const live = document.getElementById("live");
    const focus = document.activeElement;
    const key = focus && focus.dataset ? focus.dataset.key : undefined;
    const held = focus && focus.closest ? focus.closest("[data-hold]") : null;
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
    const again = (key && find(`[data-key="${CSS.escape(key)}"]`)) || (held && find(`#${held.id} [aria-current=true]`));
    if (again) again.focus({ preventScroll: true });
    else if (main && focus && focus !== document.body) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
    for (const ready of games.ready) ready();
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
    if (games.key.some((it) => it(event))) {
      event.preventDefault();
      return;
    }
    const isPressed = event.target.closest("a,button,summary");
    if ((event.key === "Enter" || event.key === " ") && isPressed && !isPressed.closest("[data-hold]")) return;
    if (event.key === "Escape") {
      if (find(":popover-open")) return;
      const back = find("[data-key=Escape]");
      if (back) return back.click();
      if (location.search && find("main.play")) go(location.pathname);
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const button = find(`[data-key="${CSS.escape(key)}"]`);
    if (button) {
      event.preventDefault();
      button.click();
    }
  });

  document.addEventListener("pointerdown", () => games.stop());
})();
