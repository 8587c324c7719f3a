// What the scripts share, and what holds in our pages beyond what the DOM promises.
// Editors and `tsc` read it; nobody is sent it.

/** What `pages.js` gives to the scripts of games. */
interface Automatable {
  /** Called for each page that is shown. */
  ready: (() => void)[];
  /** Asked for each key, until one answers true. */
  key: ((event: KeyboardEvent) => boolean)[];
  /** Shows another page. */
  go(url: string, post?: URLSearchParams, isBack?: boolean): Promise<void>;
  /** Says something to ears; `isSeen` shows it to eyes for a while too. */
  say(text: string, isSeen?: boolean): void;
  /** The arrow keys: rows down, columns right. */
  WAYS: Record<string, [number, number]>;
  /** Whatever moves is at its end at once. */
  stop(): void;
}

interface Window {
  automatable: Automatable;
}

// What is listened for happens on elements.
interface EventTarget {
  closest(selector: string): HTMLElement | null;
  matches(selector: string): boolean;
}

// What is looked for has a `dataset`, can be focused and hidden.
interface ParentNode {
  querySelector(selector: string): HTMLElement | null;
  querySelectorAll(selector: string): NodeListOf<HTMLElement>;
}

/** What a browser offers to whoever may install the program. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}
