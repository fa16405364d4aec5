import { isObject } from '@reliure/openapi';

/**
 * Reads a list of search phrases. A phrase in the language of the site is a string; one in another language is a map
 * such as `{ en: empty cylinder }`.
 *
 * @returns `null` if the value is anything else.
 */
export function toSearchPhrases(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const texts = value.flatMap((item: unknown) => (isObject(item) ? Object.values(item) : [item]));
  const isText = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
  return texts.every(isText) ? texts : null;
}
