import { toPattern } from './toPattern.ts';

/**
 * Whether a text contains what a pattern of the contract describes. A pattern that JavaScript cannot read matches any
 * text if `byDefault` says so.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-6.4
 */
export function matches(pattern: string, text: string, byDefault = false): boolean {
  return toPattern(pattern)?.test(text) ?? byDefault;
}
