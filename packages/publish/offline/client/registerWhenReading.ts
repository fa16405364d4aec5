import { shouldSaveData } from '@reliure/browser/urls';
import { isRefused } from '../choice.ts';
import type { ChoiceNames } from '../choiceNames.ts';
import { registerWorker } from './registerWorker.ts';

/** The site’s base URL, inserted by the bundler. */
declare const BASE_URL: string;

/** How a browser stores a refusal of the copy, inserted by the bundler. */
declare const CHOICE: ChoiceNames;

/** Milliseconds after which a visitor who showed no activity is assumed to read the page. */
const readingDelay = 10_000;

/**
 * Milliseconds without a click or key press before the copy is downloaded, so that it does not compete for bandwidth
 * with what the visitor requested.
 */
const idleDelay = 5_000;

const activityEvents = ['wheel', 'touchstart', 'pointermove'];
const actionEvents = ['click', 'keydown'];

/**
 * Makes the browser keep a copy of the site once the visitor reads. This script is inline in the page because React may
 * never start.
 */
function registerWhenReading(): void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  const keep = (): void => {
    controller.abort();
    register();
  };
  let timer = setTimeout(keep, readingDelay);
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, idleDelay);
  };
  for (const type of actionEvents) document.addEventListener(type, wait, options);
  for (const type of activityEvents) document.addEventListener(type, wait, { ...options, once: true });
}

function register(): void {
  if (isRefused(CHOICE) || shouldSaveData()) return;
  // If the browser refuses, it keeps no copy, and the page on offline reading says so.
  registerWorker(BASE_URL).catch(() => undefined);
}

if ('serviceWorker' in navigator) registerWhenReading();
