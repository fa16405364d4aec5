import type { SearchablePage, SearchablePassage } from '@reliure/page';
import { buildIndexEntry, indexFormat, type SearchIndexEntry } from './indexFile.ts';
import { IndexFileError } from './indexFileError.ts';
import { readIndexFile } from './readIndexFile.ts';
import type { SynonymEntry } from '../text/synonyms.ts';

/**
 * The names of all pages, which answer most queries: a file that is a fraction of the index, so that the first results
 * appear early. The index has all of it too.
 */
interface PageNames {
  readonly format: number;
  readonly pages: readonly PageRow[];
  readonly synonyms: readonly SynonymEntry[];
}

/** A page in a row of texts. The introduction is cut after what a result shows of it. */
type PageRow = readonly [
  title: string,
  url: string,
  kind: string,
  method: string,
  isDeprecated: boolean,
  breadcrumbs: readonly string[],
  introduction: string,
  path: string,
  ...phrases: string[],
];

/** More than the length of a snippet, so that the cut is visible. */
const shownLength = 55;

/** Cuts a text after the word that is at the end of what is shown. */
function shorten(text: string): string {
  const end = text.indexOf(' ', shownLength);
  return end === -1 ? text : text.slice(0, end);
}

/** Writes the names of pages, with the synonyms of their index. */
export function writePageNames(pages: readonly SearchablePage[], index: readonly SearchIndexEntry[]): string {
  const synonyms = index.flatMap((entry) => entry.index.synonyms);
  return JSON.stringify({ format: indexFormat, pages: pages.map(toRow), synonyms } satisfies PageNames);
}

function toRow({ title, url, kind = 'page', method = '', deprecated, breadcrumbs, passages }: SearchablePage): PageRow {
  const textOf = (isWanted: (passage: SearchablePassage) => boolean): string => passages.find(isWanted)?.text ?? '';
  return [
    title,
    url,
    kind,
    method,
    deprecated === true,
    breadcrumbs,
    shorten(textOf(({ role, anchor }) => (role ?? 'text') === 'text' && anchor === undefined)),
    textOf(({ role }) => role === 'path'),
    // A phrase about a part of the page leads to this part, which only the index has.
    ...passages.filter(({ role, anchor }) => role === 'phrase' && anchor === undefined).map(({ text }) => text),
  ];
}

/**
 * Reads the names of pages as an index without anything else.
 *
 * @param file Parsed JSON.
 * @throws IndexFileError when another version wrote it.
 */
export function readPageNames(file: unknown): readonly SearchIndexEntry[] {
  const { format, pages = [], synonyms = [] } = file as Partial<PageNames>;
  if (format !== indexFormat) throw new IndexFileError({ code: 'otherVersion' });
  const entry = buildIndexEntry(pages.map(toPage));
  return readIndexFile([{ ...entry, index: { ...entry.index, synonyms } }]).entries;
}

function toPage([title, url, kind, method, deprecated, breadcrumbs, text, path, ...phrases]: PageRow): SearchablePage {
  return {
    title,
    url,
    kind,
    method,
    ...(deprecated && { deprecated }),
    breadcrumbs,
    passages: [
      ...(text === '' ? [] : [{ text }]),
      ...(path === '' ? [] : [{ text: path, role: 'path' as const }]),
      ...phrases.map((phrase) => ({ text: phrase, role: 'phrase' as const })),
    ],
  };
}
