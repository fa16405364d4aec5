import { storeChoice, readChoice } from '@reliure/browser';

const key = 'hors-ligne';
const refusal = 'non';

/** Whether the visitor refused a copy of the site. */
export function isRefused(): boolean {
  return readChoice(key) === refusal;
}

/** Stores the visitor’s choice. Returns whether the browser remembers it. */
export function refuseCopy(isRefusal: boolean): boolean {
  storeChoice(key, isRefusal ? refusal : 'oui');
  return isRefused() === isRefusal;
}
