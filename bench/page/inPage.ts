/** What the bench reads of a page, by `window.bench`. This file runs in the page, before all of its own scripts. */
export interface InPage {
  /** The long tasks since the document was opened or they were last taken. */
  readonly takeLongTasks: () => readonly LongTask[];
  /** Milliseconds since the epoch of the end of the last one. */
  readonly lastTask: () => number;
  readonly paints: () => { readonly first: number; readonly largest: number };
  /** Notes the next click, and when the page’s title is this one, in this document or in the next. */
  readonly watchTitle: (title: string) => void;
  /** Milliseconds from the click to the title; `null` before. */
  readonly titleTime: () => number | null;
}

/** Milliseconds; the start is told from that of the document. */
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

/** Looks at the title at every frame; what a frame finds is on the screen when it ends. */
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

// The blank page that a visit begins with has no storage.
if (location.protocol !== 'about:') awaitTitle();
