// What lies over what on the map of Brass, in units of its drawing: names, towns
// and market places, and the tiles of all lines, laid or not; and what leaves the
// frame or its own box.
const map = document.querySelector(".map"), units = map.getScreenCTM().inverse();
const box = (it, more = 0) => {
  const found = it.getBoundingClientRect();
  const left = found.left * units.a + units.e, top = found.top * units.d + units.f;
  return { left: left - more, top, right: left + found.width * units.a + more, bottom: top + found.height * units.d };
};
const names = [], others = [];
for (const it of map.querySelectorAll(".lbl")) names.push({ name: it.textContent, isBoxed: it.classList.contains("boxed"), ...box(it) });
for (const it of map.querySelectorAll(".town .ring")) {
  const name = it.closest("[id]").id, whole = box(it);
  const course = it.getAttribute("d") || "";
  if (!course.includes("H")) {
    others.push({ name, ...whole });
    continue;
  }
  // One space above two: two boxes.
  const [left, top, width, height] = course.match(/-?[\d.]+/g).map(Number);
  others.push({ name, left, top, right: left + width, bottom: top + height }, { name, ...whole, top: top + height });
}
for (const it of map.querySelectorAll(".band")) others.push({ name: `band of ${it.closest("[id]").id}`, ...box(it, 4) });
for (const it of map.querySelectorAll(".bonus")) others.push({ name: `bonus of ${it.closest("[id]").id}`, ...box(it) });
for (const it of map.querySelectorAll(".line .touch")) {
  const [x, y] = ["cx", "cy"].map((key) => Number(it.getAttribute(key)));
  // Of a disc or diamond, what is filled.
  others.push({ name: it.parentNode.id, left: x - 13, top: y - 13, right: x + 13, bottom: y + 13 });
}
const meet = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
const faults = [];
names.forEach((a, at) => {
  if (a.left < 12 || 936 < a.right || a.top < 12 || 982 < a.bottom) faults.push(`${a.name} leaves the frame`);
  for (const b of [...names.slice(at + 1), ...others]) {
    const [wide, high] = meet(a, b);
    const isOwn = a.isBoxed && b.name === `at-${a.name.toLowerCase()}`;
    if (isOwn && wide < a.right - a.left) faults.push(`${a.name} is wider than its box`);
    if (!isOwn && 0 < wide && 0 < high) faults.push(`${a.name} over ${b.name}: ${wide.toFixed(1)} x ${high.toFixed(1)}`);
  }
});
// A bonus lies on its own ground and on nothing else.
for (const a of others.filter((it) => it.name.startsWith("bonus"))) {
  for (const it of map.querySelectorAll(".stall .face")) {
    const [wide, high] = meet(a, box(it));
    if (0 < wide && 0 < high) faults.push(`${a.name} over a merchant`);
  }
}
return faults;
