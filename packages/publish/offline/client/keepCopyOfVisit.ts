import { isDataDear } from '@apidoc/browser/urls';
import { isRefused } from '../choice';
import { registerWorker } from './registerWorker';

/** The site’s base URL, inserted by the bundler. */
declare const BASE_URL: string;

/** Milliseconds after which a visitor who gave no sign of activity is assumed to read the page. */
const patience = 10_000;

/**
 * Milliseconds without a click or key press before the copy is downloaded, so that it does not compete for bandwidth
 * with what the visitor requested.
 */
const pause = 5_000;

const signs = ['wheel', 'touchstart', 'pointermove'];
const acts = ['click', 'keydown'];

/**
 * Makes the browser keep a copy of the site once the visitor reads. This script is inline in the page because React may
 * never start.
 */
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
  // If the browser refuses, it keeps no copy, and the page on offline reading says so.
  registerWorker(BASE_URL).catch(() => undefined);
}

if ('serviceWorker' in navigator) keepCopyOfVisit();
