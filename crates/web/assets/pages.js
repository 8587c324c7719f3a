// Pages without reloads, and keys. Everything works without this script too.
// A game's own script adds to `automatable`: `ready` is called for each page that
// is shown, `key` for each key until one answers true; `go` shows another page,
// `say` speaks to ears, `WAYS` are the arrows.
"use strict";
(() => {
  let timer = 0, asked = 0, isPosting = false, transition = null, sound = null;

  /** @type {Automatable["WAYS"]} */
  const WAYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  /** @type {Automatable} */
  const games = { ready: [], key: [], go, say, WAYS, stop };
  window.automatable = games;

  /** Whether nothing shall move: the reader's system says so, or the pace they chose. */
  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.body.dataset.pace === "at-once";
  const find = (selector) => document.querySelector(selector);

  /**
   * Asks the program for a page and shows it in place of this one.
   * @param {string} url
   * @param {URLSearchParams} [post] what is sent, if something is done
   * @param {boolean} [isBack] whether the browser has gone there already
   */
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
    const script = (page) => page.head.querySelector("script[src]")?.getAttribute("src");
    if (script(next) !== script(document) && (!post || answer.redirected)) {
      // Another version has taken over: inside this page its script would act beside this one.
      there.hash = "";
      if (there.href === location.href) location.reload();
      else location.href = there.href;
      return;
    }
    if (script(next) === script(document)) await load(next);
    if (ticket !== asked) return;
    there.hash = post ? "" : new URL(url, location.href).hash;
    const isSamePlace = there.pathname === location.pathname;
    if (!isBack && !(post && !answer.redirected)) {
      if (isSamePlace) history.replaceState(null, "", there);
      else history.pushState(null, "", there);
    }
    const isTable = (body) => Boolean(body.querySelector("main.play"));
    const isMorph = isTable(document.body) && isTable(next.body) && next.body.className === document.body.className;
    const swap = () => {
      show(next, isSamePlace, isMorph);
      if (there.hash) document.getElementById(there.hash.slice(1))?.scrollIntoView();
    };
    if (isMorph) {
      fly(swap);
    } else if (document.startViewTransition && !isStill() && !isSamePlace) {
      transition = document.startViewTransition(swap);
      // A transition that is cut short is no error.
      transition.ready.catch(() => {});
      transition.finished.finally(() => { transition = null; });
    } else {
      swap();
    }
  }

  /** Whatever moves is at its end at once. */
  function stop() {
    transition?.skipTransition();
    for (const it of document.getAnimations()) it.finish();
    for (const it of document.querySelectorAll(".brought")) it.remove();
  }

  /**
   * Shows another page, and lets pieces of the same name (`data-fly`) travel from where
   * they were: on a track (`data-at`) from stop to stop, new ones from the first of the
   * places that they, or what they lie on, name (`data-from`). One that is gone travels to
   * whoever has it now (`data-home`), and one that was turned over (`data-turned`) narrows
   * and widens. Small ones (`cube-…`) are quicker.
   * @param {() => void} swap
   */
  function fly(swap) {
    stop();
    const before = new Map(shown("fly").reverse().map((it) => [it.dataset.fly, lying(it)]));
    swap();
    const moved = [];
    for (const piece of shown("fly")) {
      const own = before.get(piece.dataset.fly), now = lying(piece);
      // A place that pieces come from is nothing to be seen.
      if (!piece.firstElementChild) continue;
      if (own && now.place && own.place === now.place) {
        if (own.turned !== now.turned) moved.push({ ...now, was: own, turns: true });
        continue;
      }
      const source = /** @type {HTMLElement | null} */ (piece.closest("[data-from]"));
      const names = source?.dataset.from.split(" ") ?? [];
      const was = own ?? before.get(names.find((it) => before.has(it)));
      if (!was || Math.hypot(was.x - now.x, was.y - now.y) < 3) continue;
      moved.push({ ...now, was, grows: !own, stops: track(piece, Number(was.at)) });
    }
    for (const it of shown("fly")) before.delete(it.dataset.fly);
    // Its pile, where that is in sight; else the sign of its owner.
    for (const home of shown("home").reverse()) {
      for (const name of home.dataset.home.split(" ")) {
        const was = before.get(name);
        if (was) moved.unshift({ ...lying(home), was, name, goes: true });
        before.delete(name);
      }
    }
    if (moved.length) tick();
    if (!isStill()) launch(moved);
  }

  /** What bears an attribute and is to be seen. */
  const shown = (name) => [...document.querySelectorAll(`[data-${name}]`)].filter((it) => it.checkVisibility());

  /** How a piece lies: its box and the middle of it, and a name for its place if that has one. */
  function lying(piece) {
    const box = piece.getBoundingClientRect(), { fly: name, at, turned } = piece.dataset;
    const place = piece.id || at || (piece.ownerSVGElement ? "drawn" : "");
    return { piece, name, place, at, turned, box, copy: piece.cloneNode(true), x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Lets pieces go one after the other; those that go the same way, together. */
  function launch(moved) {
    const isSmall = (it) => it.name.startsWith("cube-");
    const way = (it) => `${Math.round((it.x - it.was.x) / 4)} ${Math.round((it.y - it.was.y) / 4)}`;
    let start = 0, last = null, n_ways = 0;
    for (const it of moved) {
      if (last && (it.turns || isSmall(it) || way(last) !== way(it))) {
        start += isSmall(last) ? 60 : 120;
        n_ways += isSmall(it) ? 0 : 1;
      }
      it.start = start;
      last = it;
    }
    // Where whole tables change nothing travels.
    if (12 < n_ways) return;
    const haste = Math.min(1, 880 / start || 1);
    for (const it of moved) {
      const delay = it.start * haste;
      if (it.turns) turn(it, delay);
      else travel(it, { delay, duration: isSmall(it) ? 240 : 320, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" });
    }
  }

  /** A piece, or what is left of it, on its way. */
  function travel({ piece, box, x, y, was, grows, goes, stops = [] }, timing) {
    const host = goes ? raised({ ...was, piece: was.copy }, find("main"), was.copy) : raised({ piece, box, x, y }, piece.parentElement, piece.cloneNode(true));
    const size = (it) => Math.max(it.width, it.height);
    const isGone = !goes && getComputedStyle(piece).opacity === "0";
    const [from, to] = goes ? [[0, 0], [x - was.x, y - was.y]] : [[was.x - x, was.y - y], [0, 0]];
    const translate = [from, ...stops.map((it) => [it[0] - x, it[1] - y]), to].map(([x, y]) => `${x}px ${y}px`);
    const scale = goes ? [1, 0.3] : [grows ? Math.min(1, 36 / size(box)) : size(was.box) / size(box) || 1, 1];
    host.animate({ translate, scale, opacity: isGone ? [1, 1, 1, 0] : 1 }, timing).finished.catch(() => {}).finally(() => host.remove());
    if (!goes) piece.animate({ opacity: [0, 0] }, timing.delay + timing.duration);
  }

  /** A piece that is turned over: its old face narrows, its new one widens. */
  function turn({ piece, box, x, y, was }, delay) {
    for (const [nth, face] of [was.copy, piece.cloneNode(true)].entries()) {
      const host = raised({ piece, box, x, y }, piece.parentElement, face);
      /** @type {KeyframeAnimationOptions} */
      const timing = { duration: 140, delay: delay + 140 * nth, easing: nth ? "ease-out" : "ease-in", fill: "backwards" };
      host.animate({ scale: nth ? ["0 1", "1 1"] : ["1 1", "0 1"] }, timing).finished.catch(() => {}).finally(() => host.remove());
    }
    piece.animate({ opacity: [0, 0] }, delay + 280);
  }

  /**
   * A copy of a piece over everything, where the piece lies: nothing cuts it off there, and
   * nothing makes room for it.
   */
  function raised({ piece, box, x, y }, into, copy) {
    const host = document.createElement("div"), svg = piece.ownerSVGElement;
    const frame = svg ? svg.getBoundingClientRect() : box;
    copy.style.opacity = 1;
    // What is drawn keeps what it is drawn in: its scale, its place, its styles.
    for (let it = piece; svg && it !== svg;) {
      it = it.parentElement;
      const around = it.cloneNode(false);
      around.append(copy);
      copy = around;
    }
    for (const it of [copy, ...copy.querySelectorAll("[id]")]) it.removeAttribute("id");
    Object.assign(copy.style, { width: `${frame.width}px`, height: `${frame.height}px`, margin: 0, overflow: "visible" });
    host.className = "brought";
    host.popover = "manual";
    host.inert = true;
    host.dataset.flown = piece.dataset.fly;
    Object.assign(host.style, { left: `${frame.x}px`, top: `${frame.y}px`, transformOrigin: `${x - frame.x}px ${y - frame.y}px` });
    host.append(copy);
    (svg?.parentElement ?? into).append(host);
    host.showPopover();
    return host;
  }

  /**
   * The stops of a track between where a piece was and where it is.
   * @param {HTMLElement | SVGElement} piece
   * @param {number} from
   */
  function track(piece, from) {
    const svg = piece.closest("svg");
    const stops = [...svg?.querySelectorAll("[data-stop]") ?? []], to = Number(piece.dataset.at);
    if (!(from < to)) return [];
    return stops.slice(from + 1, to).map((it) => it.getBoundingClientRect()).map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  }

  /** One short tick for a piece that lands, if somebody asked for it. */
  function tick() {
    if (document.body.dataset.sound !== "on") return;
    sound ||= new AudioContext();
    const wave = sound.createOscillator(), gain = sound.createGain(), now = sound.currentTime;
    wave.type = "triangle";
    wave.frequency.setValueAtTime(620, now);
    wave.frequency.exponentialRampToValueAtTime(180, now + 0.05);
    gain.gain.setValueAtTime(0.12, now);
    gain.gain.exponentialRampToValueAtTime(0.001, now + 0.07);
    wave.connect(gain).connect(sound.destination);
    wave.start(now);
    wave.stop(now + 0.08);
  }

  /**
   * Says something to ears; `isSeen` shows it to eyes for a while too.
   * @param {string} text
   * @param {boolean} [isSeen]
   */
  function say(text, isSeen) {
    const live = document.getElementById("live");
    live.textContent = "";
    requestAnimationFrame(() => { live.textContent = text; });
    if (!isSeen || !text) return;
    find(".toast")?.remove();
    const note = document.createElement("p");
    note.className = "toast";
    note.setAttribute("aria-hidden", "true");
    note.textContent = text;
    (find(".board") || document.body).append(note);
    setTimeout(() => note.remove(), 2600);
  }

  /** Makes `old` like `next`, touching only what differs: what is open, scrolled or focused stays. */
  function morph(old, next) {
    if (old.isEqualNode(next)) return;
    const isSame = old.nodeType === 1 && next.nodeType === 1 && old.nodeName === next.nodeName
      && old.id === next.id && old.namespaceURI === next.namespaceURI && old.getAttribute("data-part") === next.getAttribute("data-part");
    if (!isSame) {
      old.replaceWith(next);
      return;
    }
    for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of [...next.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const children = [...old.childNodes], wanted = [...next.childNodes];
    const named = new Map(children.filter((it) => it.id).map((it) => [it.id, it]));
    let at = 0;
    for (const child of wanted) {
      let here = old.childNodes[at];
      const same = child.id && named.get(child.id);
      if (same && same !== here) {
        old.insertBefore(same, here || null);
        here = same;
      }
      if (!here) old.append(child);
      else if (!same && here.id && here.id !== child.id) old.insertBefore(child, here);
      else morph(here, child);
      at++;
    }
    while (wanted.length < old.childNodes.length) old.lastChild.remove();
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

  function show(next, isSamePlace, isMorph) {
    const live = document.getElementById("live");
    const focus = /** @type {HTMLElement | null} */ (document.activeElement);
    const key = focus?.dataset?.key;
    const held = focus?.closest("[data-hold]");
    document.title = next.title;
    document.documentElement.lang = next.documentElement.lang;
    document.body.className = next.body.className;
    if (isMorph) {
      find(".toast")?.remove();
      next.getElementById("live")?.replaceChildren(...live.cloneNode(true).childNodes);
      morph(document.body, next.body);
    } else {
      for (const child of [...document.body.children]) if (child !== live) child.remove();
      for (const child of [...next.body.children]) if (child.id !== "live") live.before(child);
    }
    const main = document.getElementById("main");
    if (!isSamePlace && !isMorph) scrollTo(0, 0);
    if (!focus?.isConnected || focus === document.body || focus.closest(".hand")) refocus(main, focus, key, held);
    ready();
    if (main && main.dataset.say) say(main.dataset.say);
    if (main && main.dataset.next) timer = setTimeout(() => go(main.dataset.next), 1300);
  }

  /** The focus finds again what it was on. */
  function refocus(main, focus, key, held) {
    const again = (key && find(`[data-key="${CSS.escape(key)}"]`)) || (held && find(`#${held.id} [aria-current=true]`));
    if (again) again.focus({ preventScroll: true });
    else if (main && focus && focus !== document.body) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
  }

  function ready() {
    for (const it of games.ready) it();
    limit();
    // Days as they are where the reader is.
    for (const it of document.querySelectorAll("time")) {
      it.textContent = new Date(it.dateTime).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
    }
    const now = find(".rail .log .now"), rail = find(".rail");
    if (now && rail && find("main[data-past]")) {
      const box = now.getBoundingClientRect(), frame = rail.getBoundingClientRect();
      if (box.top < frame.top || frame.bottom < box.bottom) rail.scrollTop += box.top - frame.top - frame.height / 2;
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

  // What is barred says why.
  document.addEventListener("click", (event) => {
    const barred = event.target.closest("[aria-disabled=true]");
    if (barred) say(barred.dataset.why || barred.getAttribute("aria-label") || barred.textContent, true);
  });

  document.addEventListener("click", (event) => {
    const copy = event.target.closest("[data-copy]");
    if (!copy) return;
    const text = /** @type {HTMLInputElement} */ (document.getElementById(copy.dataset.copy)).value;
    navigator.clipboard?.writeText(text).then(() => say(copy.dataset.copied, true), () => {});
  });

  /** Small letters without accents, and without the places where a word may break. */
  const plain = (text) => text.normalize("NFD").replace(/[\p{M}\u00ad]/gu, "").toLowerCase();

  // Enter in a search takes what alone is left.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("[data-search]")) return;
    const left = [...document.querySelectorAll("button[data-found]:not([hidden])")];
    const search = /** @type {HTMLInputElement} */ (event.target);
    if (search.value.trim() && left.length === 1) {
      event.preventDefault();
      left[0].click();
    }
  });

  // Lists that can be searched answer at once.
  document.addEventListener("input", (event) => {
    if (!event.target.matches("[data-search]")) return;
    const search = /** @type {HTMLInputElement} */ (event.target);
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    for (const it of document.querySelectorAll("[data-found]")) {
      const text = plain(it.textContent);
      it.hidden = words.length ? !words.every((word) => text.includes(word)) : it.hasAttribute("data-aside");
    }
    for (const it of document.querySelectorAll("[data-chapter]")) it.hidden = !it.querySelector("[data-found]:not([hidden])");
    const none = find("[data-none]");
    if (none) none.hidden = Boolean(find("[data-found]:not([hidden])"));
  });

  /** A choice of a chair offers those that another choice says there are. */
  function limit() {
    for (const it of document.querySelectorAll("select[data-most]")) {
      const choice = /** @type {HTMLSelectElement} */ (it);
      const other = /** @type {HTMLSelectElement | null} */ (find(`select[name=${choice.dataset.most}]`));
      const most = Number(other?.value);
      if (!most) continue;
      for (const it of choice.options) it.hidden = it.disabled = most < Number(it.value);
      if (most < Number(choice.value)) choice.value = String(most);
    }
  }

  document.addEventListener("change", limit);

  /** Closes the sheet over what is about to be seen: a moment of the log, somebody's deed. */
  function shut(it) {
    if (it.closest(".log, [data-shut]")) it.closest(":popover-open")?.hidePopover();
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = link.getAttribute("href");
    if (link.hasAttribute("download") || link.hasAttribute("data-full") || !href.startsWith("/")) return;
    event.preventDefault();
    shut(link);
    go(href);
  });

  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.hasAttribute("data-full")) return;
    event.preventDefault();
    if (isPosting) return;
    isPosting = true;
    shut(event.submitter ?? form);
    // Whoever has to wait for thoughts is told so at once.
    const thinking = event.submitter?.dataset.thinking;
    if (thinking) {
      event.submitter.setAttribute("aria-busy", "true");
      say(thinking, true);
    }
    const fields = /** @type {any} */ (new FormData(form, event.submitter));
    const sent = new URLSearchParams(fields);
    const to = form.getAttribute("action");
    const done = form.method === "get" ? go(`${to}?${sent}`) : go(to, sent);
    done.finally(() => { isPosting = false; });
  });

  addEventListener("popstate", () => go(location.href, undefined, true));

  /** Moves the focus to the next place of a row, or of a grid with so many columns. */
  function rove(stop, [down, right]) {
    const board = stop.closest("[data-roving]"), columns = Number(board.dataset.roving) || 0;
    const stops = [...board.querySelectorAll("[data-stop]")], at = stops.indexOf(stop);
    if (columns && right && Math.floor(at / columns) !== Math.floor((at + right) / columns)) return;
    const next = stops[at + (columns ? down * columns + right : down + right)];
    if (!next) return;
    stop.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  }

  document.addEventListener("keydown", (event) => {
    stop();
    if (event.metaKey || event.ctrlKey || event.altKey || event.target.closest("input,textarea,select")) return;
    if (games.key.some((it) => it(event))) {
      event.preventDefault();
      return;
    }
    const place = event.target.closest("[data-stop]");
    if (WAYS[event.key] && place) {
      event.preventDefault();
      rove(place, WAYS[event.key]);
      return;
    }
    const isPressed = event.target.closest("a,button,summary");
    // On a board that holds the focus, Enter does what is ready to be done.
    const isHeld = isPressed?.closest("[data-hold]") && find(".hand button[data-key=Enter]");
    if ((event.key === "Enter" || event.key === " ") && isPressed && !isHeld) return;
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
      // What was pressed before is done with: Enter then does what is lit.
      if (isPressed !== button && !isPressed?.closest("#board")) isPressed?.blur();
      button.click();
    }
  });

  document.addEventListener("pointerdown", stop);
  ready();
})();
