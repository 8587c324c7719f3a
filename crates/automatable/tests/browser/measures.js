// What of a page at the table is smaller than the design's measures, wider than the
// window, cut, or scrolls on a phone; what EXCEPT names is a known exception.
const isShown = (it) => it.checkVisibility({ visibilityProperty: true }) && 2 < it.getBoundingClientRect().width;
const isLeft = (it) => it.closest("svg, .hide, .skip-link, [popover]") || (EXCEPT && it.closest(EXCEPT)) || !isShown(it);
const name = (it) => (it.textContent.trim() || it.getAttribute("aria-label") || it.className).replace(/\s+/g, " ").slice(0, 40);
const size = (it) => parseFloat(getComputedStyle(it).fontSize);
const all = (css) => [...document.querySelectorAll(css)].filter((it) => !isLeft(it));
const faults = [];
// Reading size is 18 px, but for labels inside pictures.
const texts = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const it = texts.currentNode.parentElement;
  if (texts.currentNode.textContent.trim() && !isLeft(it) && size(it) < 17.95) faults.push(`text of ${size(it)} px: ${name(it)}`);
}
// Deeds have 22 px, on a tablet 28 unless they are many words.
const isTablet = 900 <= innerWidth && 700 <= innerHeight;
for (const it of all(".deeds .say")) {
  const isMany = it.closest(isTablet ? ".wordy, .changed, .start" : ".long");
  const least = isMany ? 19 : isTablet ? 27.9 : 21.9;
  if (size(it) < least) faults.push(`deed of ${size(it)} px: ${name(it)}`);
}
// Targets have 56 px, at 320 wide 48, and what goes on 72 of height.
const least = innerWidth < 360 ? 47.5 : 55.5;
for (const it of all(".table :is(a, button, summary, select, [role=button]):not(.plain, .said a)")) {
  const { width, height } = it.getBoundingClientRect();
  if (width < least || height < (it.matches(".done") ? 71.5 : least)) faults.push(`target of ${Math.round(width)}x${Math.round(height)}: ${name(it)}`);
}
for (const it of all(".table :is(.btn, .ask, .tabs.fix-tabs a, .tally, h1, h2, .ask b, .ask small, .tally th, .tally td)")) {
  if (it.clientWidth && it.clientWidth + 2 < it.scrollWidth) faults.push(`cut, ${it.scrollWidth} in ${it.clientWidth}: ${name(it)}`);
}
const page = document.scrollingElement, body = document.querySelector(".body");
if (innerWidth < page.scrollWidth) faults.push(`${page.scrollWidth} wide`);
// Nothing scrolls on a phone but the set-up and what was told so far.
const over = Math.max(body.scrollHeight - body.clientHeight, page.scrollHeight - innerHeight);
if (innerWidth === 390 && innerHeight === 844 && !body.matches(".start, .past") && 1 < over) faults.push(`scrolls by ${over}`);
const thumb = document.querySelector(".thumb").getBoundingClientRect();
if (innerHeight + 0.5 < thumb.bottom) faults.push(`the thumb zone ends at ${thumb.bottom}`);
return faults;
