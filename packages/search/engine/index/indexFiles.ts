import { commonLexicon } from '../languages/lexicon.ts';
import { buildIndexEntry, type SearchIndexEntry } from './indexFile.ts';
import { buildSynonyms, dropUnusedSynonyms, stemsOf, toRelated, type Lexicon } from '../text/synonyms.ts';
import type { SearchablePage } from '@reliure/page';

/** The index files of a site: that of the whole site under the key `null`, and one for each context. */
export type IndexFiles = ReadonlyMap<string | null, readonly SearchIndexEntry[]>;

/**
 * Indexes each context once, and the pages without a context; the whole site’s file consists of all these entries.
 *
 * @param contextIds In the order in which they are written.
 * @param contextOf Returns the id of the context that a page belongs to; `null` for none.
 * @param lexicon The site’s own words, besides those that any API has in the language of the site.
 * @param thesaurus Words that the site lacks, each with words of the site, the nearest first.
 */
export function buildIndexFiles(
  pages: readonly SearchablePage[],
  contextIds: readonly string[],
  contextOf: (page: SearchablePage) => string | null,
  lexicon: Lexicon,
  thesaurus: Lexicon = new Map(),
): IndexFiles {
  const synonyms = buildSynonyms([...commonLexicon(), ...lexicon]);
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
    const stems = stemsOf(texts(own));
    const useful = dropUnusedSynonyms(synonyms, stems);
    const related = toRelated(thesaurus, stems, useful);
    // The synonyms of a file are written once, in its first entry, and apply to all of its entries.
    return own.map((entry, index) =>
      index === 0 ? { ...entry, index: { ...entry.index, synonyms: useful, related } } : entry,
    );
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
