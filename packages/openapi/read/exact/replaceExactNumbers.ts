import type { Document } from '@redocly/openapi-core';
import { ExactNumber } from '../../document/exactNumber.ts';

/** A number with exact digits that was replaced, with the object or list that contains it. */
export interface ReplacedNumber {
  readonly owner: object;
  readonly key: string;
  readonly number: ExactNumber;
}

/**
 * Replaces all numbers with exact digits in a document by the nearest plain ones, and returns them. Iterates, because
 * deep contracts would overflow the call stack.
 */
export function replaceExactNumbers(document: Document): readonly ReplacedNumber[] {
  const replaced: ReplacedNumber[] = [];
  const seen = new Set<unknown>();
  const waiting: { readonly owner: object; readonly keys: readonly string[] }[] = [
    { owner: document, keys: ['parsed'] },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { owner, keys } = next;
    for (const key of keys) {
      const value: unknown = Reflect.get(owner, key);
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      if (value instanceof ExactNumber) {
        Reflect.set(owner, key, value.valueOf());
        replaced.push({ owner, key, number: value });
      } else {
        seen.add(value);
        waiting.push({ owner: value, keys: Object.keys(value) });
      }
    }
  }
  return replaced;
}
