/**
 * The page’s data that the benchmark reads, as `window.bench`. This file runs in the page before any of its own
 * scripts.
 */
export interface InPage {
  /** Returns the long tasks since the document was opened or since the last call. */
  readonly takeLongTasks: () => readonly LongTask[];
  /** Returns the end of the last long task, in milliseconds since the epoch. */
  readonly lastTask: () => number;
  readonly paints: () => { readonly first: number; readonly largest: number };
  /**
   * Records the time of the next click, and the time when the page shows this title, in this document or in the next.
   */
  readonly watchTitle: (title: string) => void;
  /** Returns the milliseconds from the click to the title; `null` until the title is shown. */
  readonly titleTime: () => number | null;
}

/** A long task, in milliseconds. `start` is relative to the start of the document. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

declare global {
  interface Window {
    bench: InPage;
  }
}

const storage = { title: 'bench.title', click: 'bench.click', shown: 'bench.shown' };

const longTasks: LongTask[] = [];
let lastTask = 0;
let largest = 0;

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    longTasks.push({ start: entry.startTime, duration: entry.duration });
    lastTask = performance.timeOrigin + entry.startTime + entry.duration;
  }
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  largest = list.getEntries().at(-1)?.startTime ?? largest;
}).observe({ type: 'largest-contentful-paint', buffered: true });

window.bench = {
  takeLongTasks: () => longTasks.splice(0),
  lastTask: () => lastTask,
  paints: () => ({ first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, largest }),
  watchTitle(title) {
    sessionStorage.setItem(storage.title, title);
    for (const key of [storage.click, storage.shown]) sessionStorage.removeItem(key);
    const note = ({ timeStamp }: Event): void =>
      sessionStorage.setItem(storage.click, String(performance.timeOrigin + timeStamp));
    document.addEventListener('click', note, { capture: true, once: true });
    awaitTitle();
  },
  titleTime() {
    const [click, shown] = [storage.click, storage.shown].map((key) => sessionStorage.getItem(key));
    return click === null || shown === null ? null : Number(shown) - Number(click);
  },
};

/** Checks the title in every frame. What is found in a frame is on the screen once that frame ends. */
function awaitTitle(): void {
  const title = sessionStorage.getItem(storage.title);
  if (title === null || sessionStorage.getItem(storage.shown) !== null) return;
  requestAnimationFrame(() => {
    if (plain(document.querySelector('h1')?.textContent ?? '') === plain(title)) setTimeout(noteTitle);
    else awaitTitle();
  });
}

function noteTitle(): void {
  sessionStorage.setItem(storage.shown, String(performance.timeOrigin + performance.now()));
}

function plain(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

// The blank page at the start of a visit has no storage.
if (location.protocol !== 'about:') awaitTitle();
