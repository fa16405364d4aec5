import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { LineProblem } from '@reliure/openapi';
import { readYaml } from '@reliure/openapi/node';
import { isOneParagraph, paragraphFault } from './oneParagraph.ts';
import { endMembers, readEnd } from './readEnd.ts';
import type { Entries, WrittenEntry } from '../types.ts';

const entryMembers: readonly string[] = ['on', 'text', 'remedy', 'fixed', 'breaking', ...endMembers];
const remedyOfEntry = 'Write it as `- { on: <address>, text: <sentence>, remedy: <sentence> }` under its version.';

/** The member of the file with the months of notice that the API promises. */
const noticeMember = 'notice';

/** Reads the entries of a YAML file, which contains a list for each version, and may contain the notice. */
export function readEntries(text: string): Entries {
  const { contents, lineOf, problem } = readYaml(text);
  if (problem !== null) return { entries: [], problems: [problem] };
  if (contents === null) return { entries: [], problems: [] };
  if (!isMap(contents)) {
    return {
      entries: [],
      problems: [{ line: 1, message: 'The file does not have a list for each version.', remedy: remedyOfEntry }],
    };
  }
  const problems: LineProblem[] = [];
  let notice: number | undefined;
  const entries = contents.items.flatMap(({ key, value }): readonly WrittenEntry[] => {
    const version = isScalar(key) ? String(key.value) : '';
    if (version === noticeMember) {
      const months: unknown = isScalar(value) ? value.value : undefined;
      if (typeof months === 'number' && Number.isInteger(months) && months > 0) notice = months;
      else
        problems.push({
          line: lineOf(key),
          message: 'The `notice` is not a number of months.',
          remedy: 'Write it as `notice: 6`.',
        });
      return [];
    }
    if (!isSeq(value)) {
      problems.push({ line: lineOf(key), message: `The value of "${version}" is not a list.`, remedy: remedyOfEntry });
      return [];
    }
    return value.items.flatMap((item) => {
      const line = lineOf(item);
      const entry = isMap(item) ? readEntry(item, version, line) : 'The entry is not a map.';
      if (typeof entry !== 'string') return [entry];
      problems.push({ line, message: entry, remedy: remedyOfEntry });
      return [];
    });
  });
  return { entries, ...(notice !== undefined && { notice }), problems };
}

/** @returns The entry, or a message if it is not valid. */
function readEntry(item: YAMLMap, version: string, line: number): WrittenEntry | string {
  const unknownMember = item.items.find(({ key }) => !isScalar(key) || !entryMembers.includes(String(key.value)));
  if (unknownMember !== undefined) return `The entry has the unknown member "${String(unknownMember.key)}".`;
  const written = item.toJSON() as Readonly<Record<string, unknown>>;
  const { on, text, remedy } = written;
  const addresses = Array.isArray(on) ? on.map(String) : typeof on === 'string' ? [on] : [];
  if (addresses.length === 0) return 'The entry has no `on`, the address of what changed.';
  if (typeof text !== 'string' || text.trim() === '') return 'The entry has no `text`.';
  if (!isOneParagraph(text)) return paragraphFault('text', text);
  if (remedy !== undefined && !isOneParagraph(remedy)) return paragraphFault('remedy', remedy);
  if (written['breaking'] === true && remedy === undefined) return 'The entry is `breaking` but has no `remedy`.';
  const end = readEnd(written, addresses);
  if (typeof end === 'string') return end;
  const entry: WrittenEntry = {
    version,
    on: addresses,
    text: text.trim(),
    ...(remedy !== undefined && { remedy: remedy.trim() }),
    fixed: written['fixed'] === true,
    breaking: written['breaking'] === true,
    ...(end !== undefined && { end }),
    line,
  };
  return entry;
}
