// At the table: the screen stays awake, dark at night, and the lines can be spoken.
// Everything else works without this script too.
"use strict";
(() => {
  const root = document.documentElement;
  const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { /* Private windows forget. */ } };
  let lock = null, spoken = "";

  /** Dark from 19 to 7 o'clock by the device's clock, unless a person chose. */
  function night() {
    if (root.dataset.theme && !root.dataset.night) return;
    const hour = new Date().getHours();
    const isDark = hour >= 19 || hour < 7;
    if (isDark) {
      root.dataset.theme = "dark";
      root.dataset.night = "1";
    } else if (root.dataset.night) {
      delete root.dataset.theme;
      delete root.dataset.night;
    }
  }

  async function wake() {
    if (kept("awake") === "off" || !navigator.wakeLock || document.visibilityState !== "visible") return;
    if (lock && !lock.released) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", show);
    } catch { lock = null; }
    show();
  }

  /** The eye tells how it is. */
  function show() {
    const eye = document.querySelector("[data-awake]");
    if (!eye) return;
    eye.hidden = false;
    const isOn = Boolean(lock && !lock.released);
    eye.setAttribute("aria-checked", String(isOn));
    if (!navigator.wakeLock) {
      eye.setAttribute("aria-disabled", "true");
      eye.dataset.why = eye.dataset.none;
      eye.title = eye.dataset.none;
    }
  }

  /** Says the lines of the automa's turn, once. */
  function speak() {
    if (kept("voice") !== "on" || !window.speechSynthesis) return;
    const lines = [...document.querySelectorAll("[data-speak] .say")].map((it) => it.textContent.trim());
    const text = lines.join(" ");
    if (!text || text === spoken) return;
    spoken = text;
    speechSynthesis.cancel();
    for (const line of lines) {
      const voice = new SpeechSynthesisUtterance(line);
      voice.lang = root.lang;
      speechSynthesis.speak(voice);
    }
  }

  function ready() {
    night();
    show();
    const voice = document.querySelector("[data-voice]");
    if (voice && window.speechSynthesis) {
      voice.hidden = false;
      voice.querySelector("button").setAttribute("aria-checked", String(kept("voice") === "on"));
    }
    speak();
  }

  document.addEventListener("click", (event) => {
    const eye = event.target.closest("[data-awake]");
    if (eye && navigator.wakeLock) {
      const isOn = Boolean(lock && !lock.released);
      keep("awake", isOn ? "off" : "on");
      if (isOn) lock.release();
      else wake();
      return;
    }
    const voice = event.target.closest("[data-voice] button");
    if (voice) {
      const isOn = kept("voice") === "on";
      keep("voice", isOn ? "off" : "on");
      spoken = "";
      if (isOn) window.speechSynthesis?.cancel();
      ready();
      return;
    }
    // A browser grants the lock to a tap.
    if (!lock || lock.released) wake();
  });
  document.addEventListener("visibilitychange", wake);

  function start() {
    window.automatable?.ready.push(ready);
    ready();
    wake();
  }

  // This script runs before anything is seen: no page is white first at night.
  night();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
