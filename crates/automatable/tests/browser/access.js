// Barriers that a script can find: run in a page, it returns one line for each.
// Every rule has a page made bad on purpose in rules.rs. The page must have had
// a key pressed in it, so that the focus shows as it does for a keyboard.

const found = [];
const all = (css, root = document) => [...root.querySelectorAll(css)];
const shown = (it) => it.checkVisibility({ opacityProperty: false, visibilityProperty: true, contentVisibilityAuto: true });
const snippet = (it) => it.outerHTML.replace(/\s+/g, ' ').slice(0, 140);
const tell = (rule, it, detail = '') => found.push(`${rule}: ${it ? snippet(it) : ''} ${detail}`.trim());
const isHidden = (it) => it.closest('[aria-hidden=true], [hidden], [inert]') !== null;
const refs = (it, name) => (it.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);

// The name of an element as a screen reader says it.
function name(it, seen = new Set()) {
  if (seen.has(it)) return '';
  seen.add(it);
  const by = refs(it, 'aria-labelledby').map((id) => document.getElementById(id)).filter(Boolean);
  if (by.length) return by.map((other) => text(other, seen)).join(' ').trim();
  const label = it.getAttribute('aria-label')?.trim();
  if (label) return label;
  if (it.matches('img, area, input[type=image]')) return it.getAttribute('alt')?.trim() ?? '';
  if (it.labels?.length) return [...it.labels].map((other) => text(other, seen)).join(' ').trim();
  if (it.matches('input[type=submit], input[type=reset], input[type=button]')) return it.value || it.type;
  if (it.matches('fieldset')) return text(it.querySelector(':scope > legend'), seen);
  if (it.matches('table')) return text(it.querySelector(':scope > caption'), seen);
  if (it.matches('svg')) return text(it.querySelector(':scope > title'), seen);
  const isContainer = it.matches('input, select, textarea, section, nav, form, dialog, [role=dialog], [role=group], [role=radiogroup], [role=region], [role=list], [role=grid], [role=tablist], [role=img]');
  const own = isContainer ? '' : text(it, seen);
  return own || it.getAttribute('title')?.trim() || '';
}

function text(it, seen = new Set()) {
  if (!it) return '';
  let said = '';
  for (const node of it.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) said += node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('[aria-hidden=true], style, script')) continue;
    if (node.matches('title') ? false : !shown(node)) continue;
    const isNamed = node.matches('img, svg, input, select, [aria-label], [aria-labelledby]');
    said += ` ${(isNamed ? name(node, seen) : '') || text(node, seen)} `;
  }
  return said.replace(/\s+/g, ' ').trim();
}

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option], [role=slider]';
const controls = all(CONTROLS).filter((it) => shown(it) && !isHidden(it));
const isDisabled = (it) => it.closest(':disabled, [aria-disabled=true]') !== null;

// The document.
if (!/^[a-z]{2}/.test(document.documentElement.lang)) tell('lang', null);
all('[lang]').filter((it) => !/^[a-z]{2}(-|$)/i.test(it.lang)).forEach((it) => tell('lang', it));
if (!document.title.trim()) tell('title', null);
const zoom = document.querySelector('meta[name=viewport]')?.content ?? '';
if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*[01](\D|$)/.test(zoom)) tell('zoom', null, zoom);

// What is referred to exists, and once.
const ids = new Map();
all('[id]').forEach((it) => ids.set(it.id, [...(ids.get(it.id) ?? []), it]));
for (const [id, list] of ids) if (1 < list.length) tell('id', list[1], id);
for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-activedescendant', 'aria-details', 'aria-flowto', 'for', 'popovertarget', 'list', 'headers']) {
  for (const it of all(`[${attribute}]`)) {
    refs(it, attribute).filter((id) => !ids.has(id)).forEach((id) => tell('reference', it, id));
  }
}
all('a[href^="#"]').filter((it) => 1 < it.getAttribute('href').length && !ids.has(it.getAttribute('href').slice(1))).forEach((it) => tell('reference', it));

// Names.
for (const it of controls) if (!name(it)) tell('name', it);
for (const it of all('img, svg, [role=img], canvas, iframe, video')) {
  if (isHidden(it) || !shown(it) || it.parentElement?.closest('svg, [role=img]')) continue;
  const isEmptyOnPurpose = it.matches('img[alt=""]');
  if (!isEmptyOnPurpose && !name(it) && !it.matches('svg:has(a, [role], [tabindex])')) tell('picture', it);
}
for (const it of all('[role=dialog], dialog[open], [role=group], [role=radiogroup], [role=region], fieldset, [role=grid], [role=tablist]')) {
  if (shown(it) && !isHidden(it) && !name(it)) tell('group', it);
}
for (const it of controls.filter((it) => it.hasAttribute('aria-label'))) {
  // Who speaks to the machine says what is written.
  const written = all('*', it).length ? '' : it.textContent.trim().toLowerCase();
  if (written && !it.getAttribute('aria-label').toLowerCase().includes(written)) tell('label', it);
}

// Roles and states.
const ROLES = new Set('alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img insertion link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem graphics-document graphics-object graphics-symbol'.split(' '));
const STATES = { 'aria-pressed': 'true false mixed', 'aria-expanded': 'true false', 'aria-hidden': 'true false', 'aria-checked': 'true false mixed', 'aria-selected': 'true false', 'aria-disabled': 'true false', 'aria-live': 'off polite assertive', 'aria-current': 'page step location date time true false', 'aria-atomic': 'true false', 'aria-modal': 'true false', 'aria-haspopup': 'true false menu listbox tree grid dialog' };
const INSIDE = { listitem: 'list', tab: 'tablist', row: 'grid table treegrid rowgroup', gridcell: 'row', cell: 'row', option: 'listbox group', menuitem: 'menu menubar group' };
for (const it of all('[role]')) {
  const role = it.getAttribute('role').split(' ')[0];
  if (!ROLES.has(role)) tell('role', it);
  const around = INSIDE[role]?.split(' ').map((outer) => `[role=${outer}]`).join(', ');
  const owner = all('[aria-owns]').some((other) => refs(other, 'aria-owns').includes(it.id));
  if (around && !it.parentElement.closest(around) && !owner) tell('structure', it, INSIDE[role]);
}
for (const [state, values] of Object.entries(STATES)) {
  for (const it of all(`[${state}]`)) {
    if (!values.split(' ').includes(it.getAttribute(state))) tell('state', it, state);
  }
}

// Headings and landmarks.
const headings = all('h1, h2, h3, h4, h5, h6').filter((it) => shown(it) && !isHidden(it));
if (headings.filter((it) => it.matches('h1')).length !== 1) tell('heading', null, 'one h1');
let level = 0;
for (const it of headings) {
  const next = Number(it.tagName[1]);
  if (level + 1 < next) tell('heading', it, `after h${level}`);
  if (!text(it)) tell('heading', it, 'empty');
  level = next;
}
if (all('main, [role=main]').filter(shown).length !== 1) tell('landmark', null, 'one main');
const navs = all('nav, [role=navigation]').filter((it) => shown(it) && !isHidden(it));
const navNames = navs.map((it) => name(it));
navs.forEach((it, at) => {
  if (1 < navs.length && (!navNames[at] || navNames.indexOf(navNames[at]) !== at)) tell('landmark', it, 'a name of its own');
});
const REGION = 'main, header, footer, nav, aside, dialog, [role=dialog], [role=region], section[aria-label], section[aria-labelledby], form[aria-label], [role=status], [role=alert], [role=log], [aria-live], .skip-link, [popover]';
for (const it of document.body.children) {
  if (shown(it) && !isHidden(it) && !it.matches(REGION) && text(it) && !it.matches('script, style')) tell('region', it);
}
if (!all('[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]').length) tell('live', null);

// Lists, tables, forms.
all('ul, ol').filter((it) => !it.hasAttribute('role')).forEach((it) => [...it.children].filter((child) => !child.matches('li, script, template')).forEach((child) => tell('list', child)));
all('li').filter((it) => !it.parentElement.matches('ul, ol, menu')).forEach((it) => tell('list', it));
all('dt, dd').filter((it) => !it.closest('dl')).forEach((it) => tell('list', it));
for (const it of all('table:not([role=presentation])').filter((it) => shown(it) && !isHidden(it))) {
  if (!it.querySelector('th')) tell('table', it, 'no headers');
  if (!name(it)) tell('table', it, 'no caption');
  all('th', it).filter((th) => !text(th)).forEach((th) => tell('table', th, 'empty header'));
}
const radios = new Set(controls.filter((it) => it.matches('input[type=radio]')).filter((it) => !it.closest('fieldset, [role=radiogroup]')));
radios.forEach((it) => tell('group', it));

// The keyboard.
all('[tabindex]').filter((it) => 0 < it.tabIndex).forEach((it) => tell('tabindex', it));
all('[aria-hidden=true]').forEach((outer) => {
  const inner = [outer, ...all('*', outer)].find((it) => 0 <= it.tabIndex && it.matches(CONTROLS + ', [tabindex]') && shown(it));
  if (inner) tell('hidden', inner);
});
controls.filter((it) => it.parentElement.closest('a[href], button, summary, [role=button], [role=link]')).forEach((it) => tell('nested', it));
const LOOK = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderColor', 'backgroundColor', 'textDecorationLine', 'stroke', 'strokeWidth', 'fill', 'filter', 'transform', 'clipPath', 'top', 'left'];
const look = (it) => [it, it.parentElement, ...all('*', it).slice(0, 4)].map((part) => {
  const style = getComputedStyle(part);
  const noOutline = style.outlineStyle === 'none';
  return LOOK.map((key) => (noOutline && key.startsWith('outline') ? '' : style[key])).join();
}).join('|');
const before = document.activeElement;
for (const it of controls.filter((it) => !isDisabled(it) && 0 <= it.tabIndex)) {
  document.activeElement?.blur();
  const plain = look(it);
  it.focus({ preventScroll: true, focusVisible: true });
  if (document.activeElement !== it) tell('focus', it, 'takes no focus');
  else if (look(it) === plain) tell('focus', it, 'shows no focus');
}
document.activeElement?.blur();
if (before !== document.body) before?.focus({ preventScroll: true });

// Targets: 24 pixels, or that much room around them.
const targets = controls.filter((it) => !it.matches('input[type=radio], input[type=checkbox]') || !it.closest('label'));
const boxes = targets.map((it) => it.getBoundingClientRect());
targets.forEach((it, at) => {
  const box = boxes[at];
  const isInText = getComputedStyle(it).display === 'inline' && it.closest('p, li, td, dd');
  if (isInText || it.matches('.skip-link') || (24 <= box.width && 24 <= box.height)) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isCrowded = boxes.some((other, n) => {
    if (n === at || targets[n].contains(it) || it.contains(targets[n]) || other.width === 0) return false;
    const dx = Math.max(other.left - x, 0, x - other.right);
    const dy = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(dx, dy) < 12;
  });
  if (isCrowded) tell('target', it, `${box.width} x ${box.height}`);
});

// Contrast of text on the colours behind it; what lies on a picture is left to the eye.
const ink = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const colours = new Map();
function rgba(colour) {
  if (!colours.has(colour)) {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = ink.getImageData(0, 0, 1, 1).data;
    colours.set(colour, [r, g, b, a / 255]);
  }
  return colours.get(colour);
}
const over = (top, below) => [0, 1, 2].map((n) => top[n] * top[3] + below[n] * (1 - top[3]));
const luminance = (colour) => {
  const [r, g, b] = colour.map((it) => (it / 255 <= 0.03928 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function background(it) {
  const layers = [];
  for (let at = it; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none') return null;
    const layer = rgba(style.backgroundColor);
    layers.push(layer);
    if (layer[3] === 1) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), rgba(getComputedStyle(document.documentElement).backgroundColor)[3] ? [255, 255, 255] : rgba('Canvas').slice(0, 3));
}
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const done = new Set();
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const it = node.parentElement;
  if (!node.data.trim() || done.has(it) || it.closest('svg, script, style, .skip-link') || !shown(it) || isHidden(it) || isDisabled(it)) continue;
  done.add(it);
  const box = it.getBoundingClientRect();
  const style = getComputedStyle(it);
  // Written for screen readers only.
  if (box.width < 2 || box.height < 2 || style.clipPath !== 'none' || (style.clip && style.clip !== 'auto')) continue;
  const below = background(it);
  if (!below) continue;
  let opacity = 1;
  for (let at = it; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  const top = rgba(style.color);
  const [light, dark] = [luminance(over([...top.slice(0, 3), top[3] * opacity], below)), luminance(below)].sort((a, b) => b - a);
  const ratio = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = 24 <= size || (18.66 <= size && 700 <= Number(style.fontWeight));
  if (ratio < (isLarge ? 3 : 4.5)) tell('contrast', it, ratio.toFixed(2));
}

return found;
