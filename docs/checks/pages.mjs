// Walks through the pages of all games and has them judged by the tools of others:
// axe-core for access and html-validate for the language. How to run it: README.md.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(`${process.cwd()}/`);
const { chromium } = require('playwright-core');
const { HtmlValidate } = require('html-validate');
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const site = process.argv[2] ?? 'http://127.0.0.1:4453';
const only = process.argv[3] ? new RegExp(process.argv[3]) : /./;
const GAMES = ['patchwork', 'brass', 'london'];
const WINDOWS = [{ width: 390, height: 844 }, { width: 1366, height: 768 }];
const THEMES = ['light', 'dark'];
/** How many states a walk through a game looks at. */
const N_STATES = { screen: 8, middle: 8, table: 10 };

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How the letters of a tag are written: the pages are written by a program.
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Titles of turns are sentences.
    'long-title': 'off',
    // The policy of the site lets in nothing but what the site itself sends.
    'require-sri': 'off',
    // What cannot be pressed now is a span with its role, so that no form can send it.
    'prefer-native-element': 'off',
    // A list may have a name (ARIA 1.2).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Figures with spaces between them are no numbers to call.
    'tel-non-breaking': 'off',
  },
});

/** @type {Map<string, { n: number, place: string }>} */
const faults = new Map();
let nStates = 0;

/** @param {string} fault @param {string} place */
const found = (fault, place) => {
  const known = faults.get(fault);
  if (known) known.n += 1;
  else {
    faults.set(fault, { n: 1, place });
    console.error(`${fault}\n    ${place}`);
  }
};

/** Asks the site for something. @param {string} path @param {RequestInit} [init] */
const ask = (path, init = {}) => fetch(site + path, { redirect: 'manual', ...init });

/** Sends a form; where it leads. @param {string} path @param {string} fields */
const send = async (path, fields) => {
  const answer = await ask(path, {
    method: 'POST',
    body: fields,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
  });
  return answer.headers.get('location');
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({ viewport: WINDOWS[0], reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('pageerror', (error) => found(`script: ${error.message}`, page.url()));

/** Judges the page that is shown. @param {string} name */
const judge = async (name) => {
  if (!only.test(name)) return;
  nStates += 1;
  console.error(`${nStates} ${name}`);
  for (const viewport of process.env.CHECK === 'html' ? [] : WINDOWS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const place = `${name} ${viewport.width} ${colorScheme}`;
      // The policy of the site lets no script of others in; the driver may.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
      // A theme changes colours and nothing else.
      const runOnly = colorScheme === 'light' ? undefined : ['color-contrast', 'link-in-text-block'];
      const told = await page.evaluate(async (runOnly) => {
        const run = await window.axe.run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) });
        return run.violations.flatMap((it) => it.nodes.map((node) => `axe ${it.id}: ${node.html.slice(0, 160)} | ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`));
      }, runOnly);
      for (const fault of new Set(told)) found(fault, place);
    }
  }
  const text = await (await fetch(page.url(), { headers: { cookie: await cookies() } })).text();
  const report = await html.validateString(text, name);
  for (const result of report.results) {
    for (const it of result.messages) {
      const lines = text.split('\n');
      const near = (lines[it.line - 1] ?? '').slice(Math.max(0, it.column - 40), it.column + 120);
      found(`html ${it.ruleId}: ${it.message} | ${near}`, name);
    }
  }
};

const cookies = async () => (await context.cookies()).map((it) => `${it.name}=${it.value}`).join('; ');

/** Looks at an address. @param {string} path @param {string} [name] */
const look = async (path, name = path) => {
  await page.goto(site + path);
  await judge(name);
};

/** Lets a player play; where the automa's turns are. @param {string} play @param {number} n */
const playOn = async (play, n) => {
  const turns = [];
  for (let at = 0; at < n; at += 1) {
    const id = play.split('/')[2];
    const game = await (await ask(`/api/v1/games/${id}`)).json();
    const there = await send(`${play}/player`, `revision=${game.revision}&player=greedy`);
    if (!there) {
      await send(`${play}/undo`, `revision=${game.revision}`);
      continue;
    }
    const turn = /\/turn\/(\d+)/.exec(there);
    if (turn) turns.push(turn[1]);
    if (game.over) break;
  }
  return turns;
};

/** A dice of our own, so that a walk is the same again. */
const dice = (() => {
  let state = 88_172_645_463_325_252n;
  return (/** @type {number} */ n) => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1n);
    return Number((state >> 33n) % BigInt(n));
  };
})();

/** Taps through a game and judges what it has not seen before. @param {string} name @param {string} play @param {number} n */
const walk = async (name, play, n) => {
  const seen = new Set();
  await page.goto(site + play);
  for (let taps = 0; seen.size < n && taps < 12 * n; taps += 1) {
    const url = new URL(page.url());
    const kind = url.pathname.replace(/\d+/g, 'N') + [...url.searchParams.keys()].sort().join() + (await page.locator('main h1, main h2, .asked h2').allTextContents()).join('/').slice(0, 60);
    if (!seen.has(kind)) {
      seen.add(kind);
      await judge(`${name} ${seen.size} ${url.pathname}${url.search}`);
    }
    await page.setViewportSize(WINDOWS[0]);
    const ways = page.locator(`main a[href^="${play}"]:visible, main form[action^="${play}"] button[type=submit]:visible`);
    const count = await ways.count();
    if (count === 0) {
      await page.goto(site + play);
      continue;
    }
    const way = ways.nth(dice(count));
    const href = (await way.getAttribute('href')) ?? '';
    if (/\.(toml|svg|json)|share|remove/.test(href)) continue;
    await way.evaluate((it) => (it.localName === 'a' ? it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) : it.form.requestSubmit(it)));
    await page.waitForTimeout(150);
    await page.waitForLoadState();
    if (!page.url().includes(play)) await page.goto(site + play);
  }
};

for (const path of ['/', '/games', '/open', '/nowhere', '/play/nobody', '/record', '/today', '/?g=1abc']) await look(path);
for (const game of GAMES) {
  for (const place of ['new', 'how', 'rules', 'own', 'print', 'record']) await look(`/${place}/${game}`);
  const play = await send(`/new/${game}`, 'seed=7');
  await look(play, `${game} first`);
  await walk(`${game} walk`, play, N_STATES.screen);
  const second = await send(`/new/${game}`, 'seed=8');
  const turns = await playOn(second, 12);
  await look(second, `${game} in the middle`);
  await walk(`${game} middle`, second, N_STATES.middle);
  for (const turn of [turns[0], turns.at(-1)]) {
    for (const step of [0, 1, 2, 3]) await look(`${second}/turn/${turn}?step=${step}`, `${game} turn ${turn} step ${step}`);
    await look(`${second}/why/${turn}`, `${game} why ${turn}`);
  }
  for (const place of ['/log', '?ply=9', '/share', '/remove', '/hint', '/practice']) await look(second + place, `${game} ${place}`);
  await look(`/how/${game}?from=${second.split('/')[2]}`, `${game} how from a game`);
  await playOn(second, 400);
  for (const place of ['/end', '/log', '?ply=9', '/analysis', '/share']) await look(second + place, `${game} over ${place}`);
  const setup = await send(`/new/${game}`, 'at=table&seed=9');
  const table = setup.replace(/\/setup$/, '');
  await look(setup, `${game} table set-up`);
  await walk(`${game} table`, table, N_STATES.table);
  for (const place of ['/fix', '/log', '/setup', '/share']) await look(table + place, `${game} table ${place}`);
}
await look('/games', 'games kept');
await look('/', 'home with games');
await look('/record', 'record with games');
await browser.close();

for (const [fault, { n, place }] of [...faults].sort((a, b) => b[1].n - a[1].n)) console.log(`${n} × ${fault}\n    ${place}`);
console.log(`${nStates} states, each in ${WINDOWS.length} windows and ${THEMES.length} themes: ${faults.size} kinds of faults`);
process.exitCode = faults.size === 0 ? 0 : 1;
