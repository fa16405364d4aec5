import { storeChoice, readChoice } from '@reliure/browser';
import type { ChoiceNames } from './choiceNames.ts';

/** Whether the visitor refused a copy of the site. */
export function isRefused({ key, refusal }: ChoiceNames): boolean {
  return readChoice(key) === refusal;
}

/** Stores the visitor’s choice. Returns whether the browser remembers it. */
export function refuseCopy(isRefusal: boolean, names: ChoiceNames): boolean {
  storeChoice(names.key, isRefusal ? names.refusal : names.consent);
  return isRefused(names) === isRefusal;
}
