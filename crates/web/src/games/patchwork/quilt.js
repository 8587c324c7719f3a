// Placing patches: arrows move the chosen one, and it can be dragged.
"use strict";
(() => {
  const SIDE = 60, MARGIN = 10;
  const { go, WAYS } = window.automatable;

  /** One place of the quilt in the tab order; arrows reach the others. */
  function ready() {
    const places = [...document.querySelectorAll("#quilt .place")];
    const current = places.find((it) => it.getAttribute("aria-current") === "true") || places[0];
    for (const place of places) place.setAttribute("tabindex", place === current ? "0" : "-1");
  }

  const name = (cell) => "abcdefghi"[cell % 9] + (Math.floor(cell / 9) + 1);

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

  window.automatable.key.push((event) => {
    const quilt = document.getElementById("quilt");
    if (!WAYS[event.key] || !quilt || !quilt.dataset.drag || document.querySelector(":popover-open")) return false;
    const data = JSON.parse(quilt.dataset.drag);
    if (data.here !== null) nudge(data, WAYS[event.key]);
    return true;
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
        const scale = quilt.getBoundingClientRect().width / 560 * 2;
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
        const scale = 560 / quilt.getBoundingClientRect().width;
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

  document.addEventListener("dragstart", (event) => {
    if (document.getElementById("quilt")) event.preventDefault();
  });
  window.automatable.ready.push(ready);
  ready();
})();
