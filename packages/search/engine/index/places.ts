import { eachRun, type SearchIndexEntry } from './indexFile';
import { createTexts, type Texts } from './texts';
import type { PlaceRole } from '@apidoc/reference';
import type { SearchDocument } from './types';

/**
 * The places of all units on all pages. A unit is a document, numbered by its position in the file; most have several
 * places.
 */
export interface Places {
  readonly units: readonly SearchDocument[];
  readonly texts: Texts;
  readonly pages: readonly PageInfo[];
  readonly spots: readonly SpotInfo[];
  /** The places of unit u are those from `starts[u]` to `starts[u + 1]`. */
  readonly starts: Uint32Array;
  /** The page of each place. */
  readonly pageOf: Uint32Array;
  /** The spot of each place. */
  readonly spotOf: Uint32Array;
  readonly eachPlaceOf: (page: number, callback: PlaceCallback) => void;
  /** Calls back with each page that has the unit, and with the unit’s spot on it. */
  readonly eachSpotOf: (unit: number, callback: (page: number, spot: number) => void) => void;
  /** Returns the role of a unit, which is the same on all pages. */
  readonly roleOf: (unit: number) => UnitRole;
}

/** Called for each place, with the numbers of its unit and its spot. */
export type PlaceCallback = (unit: number, spot: number) => void;

/** The data of a page that ranking and facets use. */
export interface PageInfo {
  readonly kind: string;
  /** Empty if there is none. */
  readonly method: string;
  readonly isDeprecated: boolean;
  /** Number of the page’s own unit. */
  readonly unit: number;
}

/** The position and role of a place on its page; pages of the same shape share their spots. */
export interface SpotInfo {
  /** Without `#`; empty for the top of the page. */
  readonly anchor: string;
  readonly role: UnitRole;
  readonly depth: number;
}

/** The role of a place, or of the page’s own title. */
export type UnitRole = PlaceRole | 'title';

/**
 * Whether the text of a unit with this role is its name. Titles, paths and phrases are short and say what the page is
 * about, as the name of a field does.
 */
export function isNamedByText(role: UnitRole): boolean {
  return role === 'title' || role === 'path' || role === 'phrase';
}

/**
 * Lists the places of all entries, by page and by unit.
 *
 * @throws RangeError when a place refers to a unit or a spot that does not exist.
 */
export function openPlaces(entries: readonly SearchIndexEntry[]): Places {
  const units: SearchDocument[] = [];
  const spots: SpotInfo[] = [{ anchor: '', role: 'title', depth: 1 }];
  const pages: PageInfo[] = [];
  // The places of each page, one page after another: its title first.
  const pageStarts: number[] = [0];
  const placedUnits: number[] = [];
  const placedSpots: number[] = [];
  for (const { documents, index } of entries) {
    const first = { unit: units.length + index.kinds.length, spot: spots.length };
    const counts = { units: documents.length - index.kinds.length, spots: index.spots.length };
    const deprecated = new Set(index.deprecated);
    for (const [position, kind] of index.kinds.entries()) {
      const unit = units.length + position;
      pages.push({ kind, method: index.methods[position] ?? '', isDeprecated: deprecated.has(position), unit });
      placedUnits.push(unit);
      placedSpots.push(0);
      eachRun(index.places[position] ?? [], counts, (runUnit, runSpot, length) => {
        for (let step = 0; step < length; step += 1) {
          placedUnits.push(first.unit + runUnit + step);
          placedSpots.push(first.spot + runSpot + step);
        }
      });
      pageStarts.push(placedUnits.length);
    }
    for (const document of documents) units.push(document);
    for (const [anchor, role, depth] of index.spots) spots.push({ anchor, role, depth });
  }
  const { starts, pageOf, spotOf } = sortByUnit(units.length, pageStarts, placedUnits, placedSpots);
  return {
    units,
    texts: createTexts(units),
    pages,
    spots,
    starts,
    pageOf,
    spotOf,
    roleOf: (unit) => spots[spotOf[starts[unit] ?? 0] ?? 0]?.role ?? 'text',
    eachSpotOf(unit, callback) {
      const end = starts[unit + 1] ?? 0;
      for (let place = starts[unit] ?? 0; place < end; place += 1) callback(pageOf[place] ?? 0, spotOf[place] ?? 0);
    },
    eachPlaceOf(page, callback) {
      const end = pageStarts[page + 1] ?? 0;
      for (let place = pageStarts[page] ?? 0; place < end; place += 1) {
        callback(placedUnits[place] ?? 0, placedSpots[place] ?? 0);
      }
    },
  };
}

/** Sorts places by unit with a counting sort, so that the places of a unit are adjacent. */
function sortByUnit(
  unitCount: number,
  pageStarts: readonly number[],
  placedUnits: readonly number[],
  placedSpots: readonly number[],
): Pick<Places, 'starts' | 'pageOf' | 'spotOf'> {
  const starts = new Uint32Array(unitCount + 1);
  for (const unit of placedUnits) starts[unit + 1] = (starts[unit + 1] ?? 0) + 1;
  for (let unit = 0; unit < unitCount; unit += 1) starts[unit + 1] = (starts[unit + 1] ?? 0) + (starts[unit] ?? 0);
  const next = starts.slice();
  const pageOf = new Uint32Array(placedUnits.length);
  const spotOf = new Uint32Array(placedUnits.length);
  for (let page = 0; page + 1 < pageStarts.length; page += 1) {
    const end = pageStarts[page + 1] ?? 0;
    for (let placed = pageStarts[page] ?? 0; placed < end; placed += 1) {
      const unit = placedUnits[placed] ?? 0;
      const place = next[unit] ?? 0;
      next[unit] = place + 1;
      pageOf[place] = page;
      spotOf[place] = placedSpots[placed] ?? 0;
    }
  }
  return { starts, pageOf, spotOf };
}
