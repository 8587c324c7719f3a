// Placing patches: what is in the hand follows pointer and finger, and lands where
// its picture lies. Arrows move it, R and F (or a second finger) turn it.
"use strict";
(() => {
  const SIDE = 60, MARGIN = 10, N = 9;
  const { go, say, WAYS } = window.automatable;
  const name = (cell) => "abcdefghi"[cell % N] + (Math.floor(cell / N) + 1);
  /** @type {() => any} an `<svg>` */
  const quilt = () => document.getElementById("quilt");
  let carried = null;

  /** The squares of a patch as it is turned: over first, then round. */
  function shape(patch) {
    let squares = patch.squares;
    const most = (at) => Math.max(...squares.map((it) => it[at]));
    if (patch.flipped) { const last = most(1); squares = squares.map(([row, column]) => [row, last - column]); }
    for (let turn = 0; turn < patch.turns; turn++) {
      const last = most(0);
      squares = squares.map(([row, column]) => [column, last - row]);
    }
    return squares;
  }

  const size = (squares) => [0, 1].map((at) => Math.max(...squares.map((it) => it[at])) + 1);

  /** Where the corner of these squares may lie. */
  function places(squares) {
    const covered = quilt().dataset.covered, found = [];
    const [rows, columns] = size(squares);
    for (let row = 0; row + rows <= N; row++) {
      for (let column = 0; column + columns <= N; column++) {
        if (squares.every((it) => covered[(row + it[0]) * N + column + it[1]] === ".")) found.push([row, column]);
      }
    }
    return found;
  }

  function nearest(found, far) {
    let best = null, least = Infinity;
    for (const it of found) {
      const d = far(it);
      if (d < least) [best, least] = [it, d];
    }
    return [best, least];
  }

  const way = (patch) => `r${patch.turns}${patch.flipped ? "f" : ""}`;

  function lay(patch, [row, column]) {
    const at = `at=${name(row * N + column)}`;
    go(location.pathname + (patch.pick === null ? `?${at}` : `?pick=${patch.pick}&turn=${way(patch)}&${at}`));
  }

  /** Moves what lies there to the next place in a direction. */
  function nudge(patch, [down, right]) {
    const row = Math.floor(patch.at / N), column = patch.at % N;
    const [best] = nearest(places(shape(patch)), (it) => {
      const along = (it[0] - row) * down + (it[1] - column) * right;
      const aside = Math.abs((it[0] - row) * right) + Math.abs((it[1] - column) * down);
      return 0 < along ? along + 3 * aside : Infinity;
    });
    if (best) lay(patch, best);
  }

  window.automatable.key.push((event) => {
    if (carried && (event.key === "r" || event.key === "f")) { carried.turn(event.key); return true; }
    if (carried && event.key === "Escape") { carried.end(); return true; }
    const board = quilt();
    if (!WAYS[event.key] || !board || !board.dataset.drag || event.target.closest(".tape,.ringbox") || document.querySelector(":popover-open")) return false;
    const patch = JSON.parse(board.dataset.drag);
    if (patch.at === null) return false;
    nudge(patch, WAYS[event.key]);
    return true;
  });

  /**
   * A point of the window in squares of the quilt.
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]} row and column
   */
  function inSquares(x, y) {
    const point = new DOMPoint(x, y).matrixTransform(quilt().getScreenCTM().inverse());
    return [(point.y - MARGIN) / SIDE, (point.x - MARGIN) / SIDE];
  }

  /** The outline of squares with their corner there, or none. */
  function outline(squares, corner, isBad) {
    /** @type {Element} */
    let edge = document.querySelector("#quilt .landing");
    if (!corner) return edge?.remove();
    if (!edge) {
      edge = document.createElementNS("http://www.w3.org/2000/svg", "path");
      quilt().append(edge);
    }
    edge.setAttribute("class", isBad ? "landing bad" : "landing");
    const has = (row, column) => squares.some((it) => it[0] === row && it[1] === column);
    edge.setAttribute("d", squares.map(([row, column]) => {
      const y = (corner[0] + row) * SIDE + MARGIN, x = (corner[1] + column) * SIDE + MARGIN;
      return (has(row - 1, column) ? "" : `M${x} ${y}h${SIDE}`) + (has(row + 1, column) ? "" : `M${x} ${y + SIDE}h${SIDE}`)
        + (has(row, column - 1) ? "" : `M${x} ${y}v${SIDE}`) + (has(row, column + 1) ? "" : `M${x + SIDE} ${y}v${SIDE}`);
    }).join(""));
  }

  /** Of the places that cover a square, the one with its middle nearest to it. */
  function covering(squares, [row, column]) {
    const [rows, columns] = size(squares);
    const fits = places(squares).filter((it) => squares.some((at) => it[0] + at[0] === row && it[1] + at[1] === column));
    return nearest(fits, (it) => (it[0] + (rows - 1) / 2 - row) ** 2 + (it[1] + (columns - 1) / 2 - column) ** 2)[0];
  }

  // The outline follows the pointer over the squares.
  document.addEventListener("pointermove", (event) => {
    const board = quilt();
    if (carried || !board || event.pointerType === "touch") return;
    const cell = event.target.closest?.("#quilt .place");
    if (!cell || !board.dataset.drag) return outline();
    const patch = JSON.parse(board.dataset.drag), squares = shape(patch);
    const [y, x] = inSquares(event.clientX, event.clientY);
    /** @type {[number, number]} */
    const at = [Math.floor(y), Math.floor(x)];
    const corner = covering(squares, at);
    if (corner) outline(squares, corner);
    else outline([[0, 0]], at, true);
  });

  document.addEventListener("click", (event) => {
    const board = quilt(), cell = event.target.closest?.("#quilt a.place");
    if (!board || !board.dataset.drag) return;
    if (event.target.closest("#ghost")) {
      document.querySelector("[data-key=r]")?.click();
      return;
    }
    if (!cell) return;
    event.preventDefault();
    event.stopPropagation();
    const patch = JSON.parse(board.dataset.drag), at = Number(cell.dataset.cell);
    const corner = covering(shape(patch), [Math.floor(at / N), at % N]);
    if (corner) lay(patch, corner);
    else say(board.dataset.noFit, true);
  }, true);

  /** A picture of the patch, as it lies in the offers, as large as on the quilt. */
  function picture(offer) {
    const scale = quilt().getScreenCTM().a * SIDE;
    let drawn = offer?.querySelector("svg");
    if (drawn) {
      drawn = drawn.cloneNode(true);
      const box = drawn.viewBox.baseVal;
      drawn.setAttribute("width", box.width / 30 * scale);
      drawn.setAttribute("height", box.height / 30 * scale);
    } else {
      drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawn.setAttribute("viewBox", "0 0 60 60");
      drawn.setAttribute("width", scale);
      drawn.setAttribute("height", scale);
      drawn.innerHTML = '<path d="M1 1h58v58H1z" fill="url(#wl)" stroke="#2B2119" stroke-width="2"/>';
    }
    drawn.setAttribute("class", "dragged");
    return drawn;
  }

  /** Where a finger holds a patch of so many rows: under it, since it hides what it is on. */
  const under = (rows) => [rows / 2 + 0.7, 0];

  /** Takes a patch up: `grip` is where it is held, in squares from its middle. */
  function carry(start, patch, offer, grip, isAbove) {
    const cloth = picture(offer), ghost = document.getElementById("ghost");
    let turned = new DOMMatrix(), last = start, target = null, isOver = false;
    document.body.append(cloth);
    document.body.classList.add("dragging");
    ghost?.classList.add("lifted");

    const move = (event) => {
      last = event;
      const scale = quilt().getScreenCTM().a * SIDE;
      const x = event.clientX - grip[1] * scale, y = event.clientY - grip[0] * scale;
      cloth.style.left = `${x - cloth.width.baseVal.value / 2}px`;
      cloth.style.top = `${y - cloth.height.baseVal.value / 2}px`;
      cloth.style.transform = `matrix(${turned.a},${turned.b},${turned.c},${turned.d},0,0)`;
      const squares = shape(patch), [rows, columns] = size(squares);
      const middle = inSquares(x, y), corner = [middle[0] - rows / 2, middle[1] - columns / 2];
      isOver = middle.every((it) => -1 < it && it < N + 1);
      const [best, far] = isOver ? nearest(places(squares), (it) => Math.hypot(it[0] - corner[0], it[1] - corner[1])) : [null, 0];
      target = best && far < 2.6 ? best : null;
      if (target) outline(squares, target);
      else if (isOver) outline(squares, corner.map((it, at) => Math.min(Math.max(Math.round(it), 0), N - [rows, columns][at])), true);
      else outline();
    };
    carried = {
      id: start.pointerId,
      move,
      turn(key) {
        if (patch.pick === null) return;
        if (key === "f") {
          [patch.turns, patch.flipped, grip] = [(4 - patch.turns) % 4, !patch.flipped, [grip[0], -grip[1]]];
          turned = new DOMMatrix([-1, 0, 0, 1, 0, 0]).multiply(turned);
        } else {
          [patch.turns, grip] = [(patch.turns + 1) % 4, [grip[1], -grip[0]]];
          turned = new DOMMatrix([0, 1, -1, 0, 0, 0]).multiply(turned);
        }
        // Above a finger it turns where it is, and not round the finger to where it is hidden.
        if (isAbove) grip = under(size(shape(patch))[0]);
        move(last);
      },
      end(isDrop) {
        carried = null;
        cloth.remove();
        outline();
        document.body.classList.remove("dragging");
        ghost?.classList.remove("lifted");
        // The click that follows a drag is no click.
        const still = (click) => { click.preventDefault(); click.stopImmediatePropagation(); };
        addEventListener("click", still, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", still, true), 60);
        if (isDrop && target) lay(patch, target);
        else if (isDrop && isOver) say(quilt().dataset.noFit || "", true);
      },
    };
    move(start);
  }

  document.addEventListener("pointerdown", (event) => {
    const board = quilt();
    if (!board || event.button) return;
    if (carried) {
      // A second finger turns what the first one holds.
      if (event.pointerId !== carried.id) carried.turn("r");
      return;
    }
    const offer = event.target.closest(".offer[data-drag]"), isGhost = event.target.closest("#ghost");
    if (!offer && !(isGhost && board.dataset.drag)) return;
    const patch = JSON.parse(offer ? offer.dataset.drag : board.dataset.drag);
    const isTouch = event.pointerType === "touch";
    const [rows, columns] = size(shape(patch));
    let grip;
    if (offer) {
      const box = offer.querySelector("svg").getBoundingClientRect();
      const side = Math.min(box.width / columns, box.height / rows);
      grip = [(event.clientY - box.y - box.height / 2) / side, (event.clientX - box.x - box.width / 2) / side];
      grip = [Math.max(-rows / 2, Math.min(rows / 2, grip[0])), Math.max(-columns / 2, Math.min(columns / 2, grip[1]))];
      if (isTouch) grip = under(rows);
    } else {
      const at = inSquares(event.clientX, event.clientY);
      grip = [at[0] - Math.floor(patch.at / N) - rows / 2, at[1] - (patch.at % N) - columns / 2];
    }
    const source = offer || document.querySelector(".offer[aria-current=true]");
    const canScroll = offer && isTouch && getComputedStyle(offer).touchAction !== "none";
    hold(event, () => carry(event, patch, source, grip, offer && isTouch), offer && isTouch, canScroll);
  });

  /** Waits until a press becomes a drag: a finger that rests on an offer, or moves where that does not scroll. */
  function hold(start, begin, isFinger, canScroll) {
    let timer = 0;
    const lift = () => { begin(); navigator.vibrate?.(10); };
    const off = () => {
      clearTimeout(timer);
      for (const [kind, it] of kinds) removeEventListener(kind, it, true);
    };
    const move = (event) => {
      if (carried) {
        if (event.pointerId !== carried.id) return;
        event.preventDefault();
        carried.move(event);
      } else if (6 < Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)) {
        if (canScroll) return off();
        begin();
        carried.move(event);
      }
    };
    const end = (event) => {
      if (event.pointerId !== start.pointerId) return;
      off();
      carried?.end(event.type === "pointerup");
    };
    const still = (event) => { if (carried) event.preventDefault(); };
    /** @type {[string, (event: any) => void][]} */
    const kinds = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
    for (const [kind, it] of kinds) addEventListener(kind, it, true);
    addEventListener("touchmove", still, { passive: false, capture: true });
    kinds.push(["touchmove", still], ["contextmenu", still]);
    addEventListener("contextmenu", still, true);
    if (isFinger) timer = setTimeout(() => { if (!carried) lift(); }, 220);
  }

  document.addEventListener("dragstart", (event) => {
    if (quilt()) event.preventDefault();
  });
})();
