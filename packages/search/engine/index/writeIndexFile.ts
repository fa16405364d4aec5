import { indexFormat, namesEnd, type SearchIndexEntry, type SearchTextsEntry } from './indexFile.ts';
import { isNamedByText, openOccurrences } from './occurrences.ts';

/**
 * Writes an index file: a JSON list of the entries without their texts, on the first line, and of the texts, on the
 * second. Names can be searched as soon as the first line has arrived.
 */
export function writeIndexFile(entries: readonly SearchIndexEntry[]): string {
  const divided = entries.map(separateTexts);
  const names = divided.map(([named]) => JSON.stringify(named));
  const texts = divided.map(([, text]) => JSON.stringify(text));
  return `[${names.join(',')}${names.length > 0 ? namesEnd : ''}${texts.join(',')}]`;
}

function separateTexts(entry: SearchIndexEntry): readonly [SearchIndexEntry, SearchTextsEntry] {
  const { roleOf } = openOccurrences([entry]);
  const isName = entry.documents.map((_, passage) => isNamedByText(roleOf(passage)));
  const texts = entry.documents.flatMap(({ i, t = '' }, passage) =>
    isName[passage] === true || t === '' ? [] : [{ i, t }],
  );
  const documents = entry.documents.map(({ t, ...others }, passage) =>
    isName[passage] === true ? { t, ...others } : others,
  );
  return [
    { documents, index: { ...entry.index, related: [] } },
    { documents: texts, index: { format: indexFormat, related: entry.index.related } },
  ];
}
