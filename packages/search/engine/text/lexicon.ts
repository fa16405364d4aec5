import { isMap, isSeq } from 'yaml';
import { readYaml } from '@apidoc/openapi/node';
import type { Lexicon } from './synonyms';

/**
 * Reads a lexicon: words of the site, each with a list of what visitors type for it.
 *
 * @param text YAML or JSON.
 * @param file Where it stands, for errors.
 * @throws Error that names the line of every entry which is not such a list.
 */
export function readLexicon(text: string, file: string): Lexicon {
  const { contents, lineOf, fault } = readYaml(text);
  if (fault !== null) throw new Error(`${file}:${fault.line}: mend the YAML. ${fault.message}`);
  if (!isMap(contents)) {
    throw new Error(`${file}:1: a map was expected, such as « démarrer: [commencer, débuter] ».`);
  }
  const entries: (readonly [string, readonly string[]])[] = [];
  const faults: string[] = [];
  for (const { key, value } of contents.items) {
    const said = String(key);
    const typed: unknown = isSeq(value) ? value.toJSON() : undefined;
    if (isTexts(typed)) entries.push([said, typed]);
    else
      faults.push(
        `${file}:${lineOf(key)}: « ${said} » must have a list of texts, such as [commencer, débuter]; quote numbers.`,
      );
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return new Map(entries);
}

function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string' && text.trim() !== '')
  );
}
