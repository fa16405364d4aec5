import { keepChoice, readChoice } from '@apidoc/browser';

const key = 'hors-ligne';
const refusal = 'non';

/** Whether the visitor wants no copy of the site. */
export function isRefused(): boolean {
  return readChoice(key) === refusal;
}

/** Keeps what the visitor wants; tells whether the browser will remember it. */
export function refuseCopy(isRefusal: boolean): boolean {
  keepChoice(key, isRefusal ? refusal : 'oui');
  return isRefused() === isRefusal;
}
