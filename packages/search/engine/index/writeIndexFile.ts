import { indexFormat, namesEnd, type SearchIndexEntry, type SearchTextsEntry } from './indexFile';
import { isNamedByText, openPlaces } from './places';

/**
 * Writes an index file: a JSON list of the entries without their texts, on the first line, and of the texts, on the
 * second. Names can be searched as soon as the first line has arrived.
 */
export function writeIndexFile(entries: readonly SearchIndexEntry[]): string {
  const divided = entries.map(divide);
  const names = divided.map(([named]) => JSON.stringify(named));
  const texts = divided.map(([, said]) => JSON.stringify(said));
  return `[${names.join(',')}${names.length > 0 ? namesEnd : ''}${texts.join(',')}]`;
}

function divide(entry: SearchIndexEntry): readonly [SearchIndexEntry, SearchTextsEntry] {
  const { roleOf } = openPlaces([entry]);
  const isName = entry.documents.map((_, unit) => isNamedByText(roleOf(unit)));
  const said = entry.documents.flatMap(({ i, t = '' }, unit) => (isName[unit] === true || t === '' ? [] : [{ i, t }]));
  const documents = entry.documents.map(({ t, ...others }, unit) =>
    isName[unit] === true ? { t, ...others } : others,
  );
  return [
    { ...entry, documents },
    { documents: said, index: { format: indexFormat } },
  ];
}
