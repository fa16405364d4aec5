import { buildIndexEntry, type SearchIndexEntry } from './indexFile';
import { buildSynonyms, keepUseful, type Lexicon } from '../text/synonyms';
import type { SearchablePage } from '@apidoc/reference';

/** The index files of a site: the whole site’s under the key `null`, and one for each context. */
export type IndexFiles = ReadonlyMap<string | null, readonly SearchIndexEntry[]>;

/**
 * Indexes each context once, and what belongs to none; the whole site’s file is made of all of them.
 *
 * @param contextIds In the order in which they are written.
 * @param contextOf Id of the context that a page belongs to; `null` for none.
 */
export function buildIndexFiles(
  pages: readonly SearchablePage[],
  contextIds: readonly string[],
  contextOf: (page: SearchablePage) => string | null,
  lexicon: Lexicon,
): IndexFiles {
  const synonyms = buildSynonyms(lexicon);
  const entries = new Map<string | null, SearchIndexEntry>();
  let first = 0;
  for (const id of [...contextIds, null]) {
    const entry = buildIndexEntry(
      pages.filter((page) => contextOf(page) === id),
      first,
    );
    first += entry.documents.length;
    entries.set(id, entry);
  }
  const toFile = (own: readonly SearchIndexEntry[]): readonly SearchIndexEntry[] => {
    const useful = keepUseful(synonyms, texts(own));
    // Once in a file: they are for all of its entries.
    return own.map((entry, index) => (index === 0 ? { ...entry, index: { ...entry.index, synonyms: useful } } : entry));
  };
  return new Map<string | null, readonly SearchIndexEntry[]>([
    [null, toFile([...entries.values()])],
    ...contextIds.map(
      (id) => [id, toFile([...entries].filter(([own]) => own === id).map(([, entry]) => entry))] as const,
    ),
  ]);
}

function texts(entries: readonly SearchIndexEntry[]): readonly string[] {
  return entries.flatMap(({ documents }) => documents.flatMap(({ t = '', s = '', b = [] }) => [t, s, ...b]));
}
