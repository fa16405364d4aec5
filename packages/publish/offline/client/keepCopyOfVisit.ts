import { isDataDear } from '@apidoc/browser/urls';
import { isRefused } from '../choice';
import { registerWorker } from './registerWorker';

/** The site’s base URL, written in by the bundler. */
declare const BASE_URL: string;

/** Milliseconds after which somebody reads a page that is open, without a sign. */
const patience = 10_000;

/** Milliseconds without an act: what the visitor asks for comes first, and the copy would take the line from it. */
const pause = 5_000;

const signs = ['wheel', 'touchstart', 'pointermove'];
const acts = ['click', 'keydown'];

/** Has the browser keep a copy of the site, once the visitor reads. The page itself holds this script: React may never start. */
function keepCopyOfVisit(): void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  const keep = (): void => {
    controller.abort();
    register();
  };
  let timer = setTimeout(keep, patience);
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, pause);
  };
  for (const act of acts) document.addEventListener(act, wait, options);
  for (const sign of signs) document.addEventListener(sign, wait, { ...options, once: true });
}

function register(): void {
  if (isRefused() || isDataDear()) return;
  // A browser that refuses keeps no copy, and the page on offline reading says so.
  registerWorker(BASE_URL).catch(() => undefined);
}

if ('serviceWorker' in navigator) keepCopyOfVisit();
