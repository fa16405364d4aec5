import type { SynonymEntry } from '../text/synonyms';
import type { PlaceRole, SearchablePage, SearchablePlace } from '@apidoc/reference';
import type { SearchDocument, SearchText } from './types';

/** The version of the file format. Raised whenever a reader of one version would misread a file of another. */
export const indexFormat = 4;

/** The end of the first line of a file. JSON escapes line ends in texts, so no text contains it. */
export const namesEnd = ',\n';

/**
 * The documents of an entry and the data that the search needs for them; a file is a list of entries. The documents are
 * the pages, followed by the units. A text that is the same on several pages, such as a field of one schema, is one
 * unit, with the first of its pages and anchors.
 */
export interface SearchIndexEntry {
  readonly documents: readonly SearchDocument[];
  readonly index: SearchIndex;
}

/** The texts of an entry’s documents. In a file, they come after everything that is needed to find names. */
export interface SearchTextsEntry {
  readonly documents: readonly SearchText[];
  readonly index: { readonly format: number };
}

/** The data of an entry besides its documents; the places of pages are numbers into the units and `spots`. */
export interface SearchIndex {
  readonly format: number;
  /** One per page. */
  readonly kinds: readonly string[];
  /** One per page; empty if there is none. */
  readonly methods: readonly string[];
  /** The deprecated pages, by their positions among the documents. */
  readonly deprecated: readonly number[];
  readonly spots: readonly DocumentSpot[];
  /**
   * The places of each page, in its order, as runs of three numbers: how many units to skip, how many spots to skip,
   * and how many consecutive units and spots follow. Pages that show the same schema have the same runs.
   */
  readonly places: readonly (readonly number[])[];
  readonly synonyms: readonly SynonymEntry[];
}

/** The position and role of a text on a page; many pages share the same ones. */
export type DocumentSpot = readonly [anchor: string, role: PlaceRole, depth: number];

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
  const units = createRegister<SearchDocument>();
  const spots = createRegister<DocumentSpot>();
  const places = pages.map((page, position) =>
    toRuns(
      page.places.map((place) => {
        const { text, section = page.title, anchor = '', depth = 1 } = place;
        const role = roleOf(place);
        const hash = anchor === '' ? {} : { h: `#${anchor}` };
        const unit = units.number(`${role}\n${section}\n${text}`, (number) => ({
          i: first + titles.length + number,
          t: text,
          u: page.url,
          ...hash,
          s: section,
          p: first + position,
        }));
        const spot = spots.number(`${role}\n${depth}\n${anchor}`, () => [anchor, role, depth]);
        return [unit, spot];
      }),
    ),
  );
  return {
    documents: [...titles, ...units.all],
    index: {
      format: indexFormat,
      kinds: pages.map(({ kind = 'page' }) => kind),
      methods: pages.map(({ method = '' }) => method),
      deprecated: pages.flatMap(({ deprecated = false }, position) => (deprecated ? [position] : [])),
      spots: spots.all,
      places,
      synonyms: [],
    },
  };
}

function roleOf({ role, anchor }: SearchablePlace): PlaceRole {
  return role ?? (anchor === undefined ? 'text' : 'section');
}

interface Register<Value> {
  readonly all: readonly Value[];
  /** Returns the number of the value with the key; for a new key, the value is made first. */
  readonly number: (key: string, make: (number: number) => Value) => number;
}

function createRegister<Value>(): Register<Value> {
  const all: Value[] = [];
  const numbers = new Map<string, number>();
  return {
    all,
    number(key, make) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = all.length;
      numbers.set(key, number);
      all.push(make(number));
      return number;
    },
  };
}

/** @example toRuns([[4, 0], [5, 1], [9, 2]]) // [4, 0, 2, 3, 0, 1] */
function toRuns(places: readonly (readonly [unit: number, spot: number])[]): readonly number[] {
  const runs: number[] = [];
  let [nextUnit, nextSpot, length] = [0, 0, 0];
  for (const [unit, spot] of places) {
    if (length > 0 && unit === nextUnit && spot === nextSpot) length += 1;
    else {
      if (length > 0) runs.push(length);
      runs.push(unit - nextUnit, spot - nextSpot);
      length = 1;
    }
    [nextUnit, nextSpot] = [unit + 1, spot + 1];
  }
  return length > 0 ? [...runs, length] : runs;
}

/**
 * Calls back with each run of places of a page, in its order: the first unit and spot, and how many there are.
 *
 * @throws RangeError when a run contains units or spots that do not exist.
 */
export function eachRun(
  runs: readonly number[],
  counts: { readonly units: number; readonly spots: number },
  callback: (unit: number, spot: number, length: number) => void,
): void {
  let [unit, spot] = [0, 0];
  for (let position = 0; position < runs.length; position += 3) {
    unit += runs[position] ?? 0;
    spot += runs[position + 1] ?? 0;
    const length = runs[position + 2] ?? 0;
    const isInside = unit >= 0 && spot >= 0 && unit + length <= counts.units && spot + length <= counts.spots;
    if (!isInside) throw new RangeError(`A run of ${length} places begins at unit ${unit} and spot ${spot}.`);
    callback(unit, spot, length);
    unit += length;
    spot += length;
  }
}
