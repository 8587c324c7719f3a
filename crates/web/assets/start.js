"use strict";
(async () => {
  const known = ["en", "fr", "es"];
  const lang = navigator.languages.map((it) => it.slice(0, 2)).find((it) => known.includes(it)) || "en";
  document.documentElement.lang = lang;
  const workers = navigator.serviceWorker;

  function say(what) {
    for (const it of document.querySelectorAll("[data-say]")) it.hidden = it.lang !== lang || it.dataset.say !== what;
    for (const it of document.querySelectorAll("button")) it.hidden = it.lang !== lang || (what !== "failed" && what !== "broken");
  }

  /** The folder in which the site stands: this page may be shown for an address further down. */
  async function base() {
    let path = location.pathname.replace(/[^/]*$/, "");
    for (;;) {
      const answer = await fetch(`${path}worker.js`, { method: "HEAD" });
      if (answer.ok && /javascript/.test(answer.headers.get("content-type"))) return path;
      if (path === "/") throw new Error("no worker.js");
      path = path.replace(/[^/]+\/$/, "");
    }
  }

  /** Waits until the program is there. */
  function there(registration) {
    const worker = registration.installing || registration.waiting;
    if (registration.active || !worker) return null;
    return new Promise((done, gone) => {
      worker.addEventListener("statechange", () => {
        if (worker.state === "activated") done();
        if (worker.state === "redundant") gone(new Error("not installed"));
      });
    });
  }

  /** Throws the program away, never the games, and fetches it anew. */
  async function again() {
    try {
      for (const it of await workers.getRegistrations()) if (location.href.startsWith(it.scope)) await it.unregister();
      // Another site of this origin has a program of its own.
      for (const it of await caches.keys()) if (it.startsWith("automatable ") && location.href.startsWith(it.split(" ")[1])) await caches.delete(it);
    } catch { /* What cannot be thrown away is not there. */ }
    location.reload();
  }

  for (const it of document.querySelectorAll("button")) it.addEventListener("click", again);
  if (!workers || !window.caches || !window.DecompressionStream) return say("unable");
  // The worker itself shows this page: the program in it does not start.
  if (workers.controller) return say("broken");
  say("wait");
  try {
    const path = await base();
    await there(await workers.register(`${path}worker.js`, { scope: path, updateViaCache: "none" }));
    location.reload();
  } catch (error) {
    say(error.name === "SecurityError" ? "refused" : "failed");
  }
})();
