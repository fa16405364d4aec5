import type { SynonymEntry } from '../text/synonyms.ts';
import type { PassageRole, SearchablePage, SearchablePassage } from '@reliure/page';
import type { SearchDocument, SearchText } from './types.ts';

/** The version of the file format. Raised whenever a reader of one version would misread a file of another. */
export const indexFormat = 6;

/** The end of the first line of a file. JSON escapes line ends in texts, so no text contains it. */
export const namesEnd = ',\n';

/**
 * The documents of an entry and the data that the search needs for them; a file is a list of entries. The documents are
 * the pages, followed by the passages. A text that is the same on several pages, such as a field of one schema, is one
 * passage, with the first of its pages and anchors.
 */
export interface SearchIndexEntry {
  readonly documents: readonly SearchDocument[];
  readonly index: SearchIndex;
}

/** The texts of an entry’s documents. In a file, they come after everything that is needed to find names. */
export interface SearchTextsEntry {
  readonly documents: readonly SearchText[];
  readonly index: Pick<SearchIndex, 'format' | 'related'>;
}

/** The data of an entry besides its documents; `places` contains numbers of passages and of `spots`. */
export interface SearchIndex {
  readonly format: number;
  /** One per page. */
  readonly kinds: readonly string[];
  /** One per page; empty if there is none. */
  readonly methods: readonly string[];
  /** The deprecated pages, by their positions among the documents. */
  readonly deprecated: readonly number[];
  /** The locations of passages on their pages; the key is part of the file format, like `places`. */
  readonly spots: readonly DocumentLocation[];
  /**
   * The occurrences on each page, in its order, as runs of three numbers: how many passages to skip, how many locations
   * to skip, and how many consecutive passages and locations follow. Pages that show the same schema have the same runs.
   */
  readonly places: readonly (readonly number[])[];
  readonly synonyms: readonly SynonymEntry[];
  /**
   * Words that the site lacks, each with words of the site that have the same meaning, the nearest first. In a file, they
   * come with the texts, because only a query that names cannot answer needs them.
   */
  readonly related: readonly SynonymEntry[];
}

/** The anchor and role of a text on a page; many pages share the same ones. */
export type DocumentLocation = readonly [anchor: string, role: PassageRole];

/**
 * Numbers the documents of some pages and records where each is.
 *
 * @param first Number of the first document: numbers are unique in a file that consists of several entries.
 */
export function buildIndexEntry(pages: readonly SearchablePage[], first = 0): SearchIndexEntry {
  const titles = pages.map(({ title, url, breadcrumbs }, position): SearchDocument => ({
    i: first + position,
    t: title,
    u: url,
    b: breadcrumbs,
  }));
  const passages = createNumbering<SearchDocument>();
  const locations = createNumbering<DocumentLocation>();
  const occurrences = pages.map((page, position) =>
    toRuns(
      page.passages.map((passage) => {
        const { text, section = page.title, anchor = '' } = passage;
        const role = roleOf(passage);
        const hash = anchor === '' ? {} : { h: `#${anchor}` };
        const passageNumber = passages.numberOf(`${role}\n${section}\n${text}`, (number) => ({
          i: first + titles.length + number,
          t: text,
          u: page.url,
          ...hash,
          s: section,
          p: first + position,
        }));
        const locationNumber = locations.numberOf(`${role}\n${anchor}`, () => [anchor, role]);
        return [passageNumber, locationNumber];
      }),
    ),
  );
  return {
    documents: [...titles, ...passages.all],
    index: {
      format: indexFormat,
      kinds: pages.map(({ kind = 'page' }) => kind),
      methods: pages.map(({ method = '' }) => method),
      deprecated: pages.flatMap(({ deprecated = false }, position) => (deprecated ? [position] : [])),
      spots: locations.all,
      places: occurrences,
      synonyms: [],
      related: [],
    },
  };
}

function roleOf({ role, anchor }: SearchablePassage): PassageRole {
  return role ?? (anchor === undefined ? 'text' : 'section');
}

interface Numbering<Value> {
  readonly all: readonly Value[];
  /** Returns the number of the value with the key; for a new key, the value is created first. */
  readonly numberOf: (key: string, create: (number: number) => Value) => number;
}

function createNumbering<Value>(): Numbering<Value> {
  const all: Value[] = [];
  const numbers = new Map<string, number>();
  return {
    all,
    numberOf(key, create) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = all.length;
      numbers.set(key, number);
      all.push(create(number));
      return number;
    },
  };
}

/** @example toRuns([[4, 0], [5, 1], [9, 2]]) // [4, 0, 2, 3, 0, 1] */
function toRuns(occurrences: readonly (readonly [passage: number, location: number])[]): readonly number[] {
  const runs: number[] = [];
  let [nextPassage, nextLocation, length] = [0, 0, 0];
  for (const [passage, location] of occurrences) {
    if (length > 0 && passage === nextPassage && location === nextLocation) length += 1;
    else {
      if (length > 0) runs.push(length);
      runs.push(passage - nextPassage, location - nextLocation);
      length = 1;
    }
    [nextPassage, nextLocation] = [passage + 1, location + 1];
  }
  return length > 0 ? [...runs, length] : runs;
}

/**
 * Calls back with each run of occurrences on a page, in its order: the first passage and location, and how many there
 * are.
 *
 * @throws RangeError when a run contains passages or locations that do not exist.
 */
export function eachRun(
  runs: readonly number[],
  counts: { readonly passages: number; readonly locations: number },
  callback: (passage: number, location: number, length: number) => void,
): void {
  let [passage, location] = [0, 0];
  for (let position = 0; position < runs.length; position += 3) {
    passage += runs[position] ?? 0;
    location += runs[position + 1] ?? 0;
    const length = runs[position + 2] ?? 0;
    const isInside =
      passage >= 0 && location >= 0 && passage + length <= counts.passages && location + length <= counts.locations;
    if (!isInside)
      throw new RangeError(
        `A run of ${length} occurrences starts at passage ${passage} and location ${location}, beyond the last one.`,
      );
    callback(passage, location, length);
    passage += length;
    location += length;
  }
}
