import { isDataDear } from '../../page-script/isDataDear';
import { isRefused } from '../choice';
import { registerWorker } from './registerWorker';

/** The site’s base URL, written in by the bundler. */
declare const BASE_URL: string;

/** Milliseconds after which somebody reads a page that is open, without a sign. */
const patience = 10_000;

/** Milliseconds from the first sign: what the visitor turned to comes first. */
const delay = 2_000;

const signs = ['wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'];

/** Has the browser keep a copy of the site, once the visitor reads. The page itself holds this script: React may never start. */
function keepCopyOfVisit(): void {
  const controller = new AbortController();
  const keep = (): void => {
    controller.abort();
    clearTimeout(timer);
    setTimeout(register, delay);
  };
  const timer = setTimeout(keep, patience);
  for (const sign of signs) {
    document.addEventListener(sign, keep, { capture: true, passive: true, signal: controller.signal });
  }
}

function register(): void {
  if (isRefused() || isDataDear()) return;
  // A browser that refuses keeps no copy, and the page on offline reading says so.
  registerWorker(BASE_URL).catch(() => undefined);
}

if ('serviceWorker' in navigator) keepCopyOfVisit();
