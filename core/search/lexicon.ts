import type { Lexicon } from './synonyms';

/**
 * Reads a lexicon: words of the site, each with a list of what visitors type for it.
 *
 * @param value Parsed YAML or JSON.
 * @throws Error that names every entry which is not such a list.
 */
export function readLexicon(value: unknown, file: string): Lexicon {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${file}: a map was expected, such as « démarrer: [commencer, débuter] ».`);
  }
  const entries: (readonly [string, readonly string[]])[] = [];
  const faults: string[] = [];
  for (const [said, typed] of Object.entries(value)) {
    if (isTexts(typed)) entries.push([said, typed]);
    else faults.push(`${file}: « ${said} » must have a list of texts, such as [commencer, débuter]; quote numbers.`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return new Map(entries);
}

function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string' && text.trim() !== '')
  );
}
