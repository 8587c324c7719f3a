// The worker: answers every request for this site from the program in this browser.
// `SITE`, `bindings` and `pressBindings` stand above, written when the site was made.
"use strict";
const SCOPE = self.registration.scope;
const CACHE = `automatable ${SCOPE} ${SITE.sum}`;
const START = "index.html";
let home = null, press = null;

const hex = (bytes) => [...new Uint8Array(bytes)].map((it) => it.toString(16).padStart(2, "0")).join("");
const isWhole = async (bytes, { sum }) => hex(await crypto.subtle.digest("SHA-256", bytes)) === sum;

/** Fetches a program from the host of the site. */
async function fetched(part, cache) {
  const answer = await fetch(new URL(part.program, SCOPE), { cache });
  if (!answer.ok) throw new Error(`${part.program}: ${answer.status}`);
  let bytes = await answer.arrayBuffer();
  // A host may have unpacked it on its way.
  if (new Uint8Array(bytes, 0, 1)[0] === 0x1f) {
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    bytes = await new Response(unpacked).arrayBuffer();
  }
  if (!await isWhole(bytes, part)) throw new Error(`${part.program} is damaged`);
  return bytes;
}

/** A program as it is kept; if that is missing or damaged it is fetched anew. */
async function program(part) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(part.program);
  if (kept) {
    const bytes = await kept.arrayBuffer();
    if (await isWhole(bytes, part)) return bytes;
  }
  const bytes = await fetched(part, kept ? "reload" : "default");
  // Where nothing can be kept it is fetched each time.
  await cache.put(part.program, new Response(bytes)).catch(() => {});
  return bytes;
}

async function open() {
  const bound = bindings();
  await bound({ module_or_path: await program(SITE) });
  return bound.Home.open(SCOPE);
}

async function openPress() {
  const bound = pressBindings();
  await bound({ module_or_path: await program(SITE.press) });
  return bound;
}

/** What the program calls when somebody prints: the file, or a sentence that says why there is none. Nobody who only plays fetches the press. */
self.printed = async (words) => {
  try {
    press ??= openPress();
    return (await press).printed(words);
  } catch (error) {
    if (typeof error === "string") return error;
    press = null;
    console.error(error);
    throw error;
  }
};

/** What the program calls between two parts of long work: whatever has come meanwhile has its turn first. */
const pauses = new MessageChannel(), paused = [];
pauses.port1.onmessage = () => paused.shift()?.();
self.paused = () => new Promise((done) => {
  paused.push(done);
  pauses.port2.postMessage(null);
});

const isOurs = (cache) => cache.startsWith(`automatable ${SCOPE} `);

/** Whoever could print without a network can still do so with a new version. */
async function keepPress() {
  for (const name of (await caches.keys()).filter(isOurs)) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some((it) => it.url.startsWith(`${SCOPE}press-`))) return program(SITE.press);
  }
}

/** The home, and a word for everybody who waits for it when it has broken down. */
function opened() {
  if (!home) {
    home = { there: open() };
    home.broken = new Promise((_, gone) => { home.fail = gone; });
    home.broken.catch(() => {});
  }
  return home;
}

/** Whatever breaks where nobody waits for it is the program: none of its tasks goes on, so nobody waits for one. */
function renew(error) {
  home?.fail(error);
  home = null;
}

self.addEventListener("error", (event) => renew(event.error ?? event.message));
self.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof WebAssembly.RuntimeError) renew(event.reason);
});

/** What the program answers, if it does: whatever goes wrong, the next request finds a fresh one. */
async function tried(request, patience) {
  const asked = opened();
  const alarm = setTimeout(() => asked.fail(new Error("no answer")), patience);
  try {
    return await Promise.race([asked.there.then((it) => it.answer(request)), asked.broken]);
  } catch (error) {
    if (home === asked) home = null;
    console.error(error);
    throw error;
  } finally {
    clearTimeout(alarm);
  }
}

async function answered(request) {
  try {
    if (request.method !== "GET") return await tried(request, 240_000);
    // Looking twice does no harm; whether a change was made, the next page shows.
    return await tried(request, 60_000).catch(() => tried(request, 60_000));
  } catch {
    if (request.mode !== "navigate") return Response.error();
    const page = await caches.match(new URL(START, SCOPE), { cacheName: CACHE });
    return new Response(page?.body, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
  }
}

self.addEventListener("install", (event) => {
  // Without room for it there is none to show when the program does not start.
  const start = new Request(new URL(START, SCOPE), { cache: "no-cache" });
  const page = caches.open(CACHE).then((it) => it.add(start)).catch(() => {});
  event.waitUntil(Promise.all([opened().there, page, keepPress().catch(() => {})]));
});

self.addEventListener("activate", (event) => {
  const isOld = (it) => isOurs(it) && it !== CACHE;
  event.waitUntil(caches.keys().then((all) => Promise.all(all.filter(isOld).map((it) => caches.delete(it)))));
});

// Nothing changes in the middle of a turn: the person says when.
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
});

// Notices are for reading, and no part of the program: the host of the site has them.
const NOTICES = new URL("licences.txt", SCOPE).href;

self.addEventListener("fetch", (event) => {
  const { url } = event.request;
  if (url.startsWith(SCOPE) && url !== NOTICES) event.respondWith(answered(event.request));
});
