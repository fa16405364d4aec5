import { eachPlace, type SearchIndexEntry } from './indexFile';
import type { PageKind, PlaceRole, SearchDocument } from './types';

/** What stands where. A unit is a document, numbered by its place in the file; most are found in several places. */
export interface Places {
  readonly units: readonly SearchDocument[];
  readonly pages: readonly PageInfo[];
  readonly spots: readonly SpotInfo[];
  /** The places of unit u are those from `starts[u]` to `starts[u + 1]`. */
  readonly starts: Uint32Array;
  /** The page of each place. */
  readonly pageOf: Uint32Array;
  /** The spot of each place. */
  readonly spotOf: Uint32Array;
  readonly eachPlaceOf: (page: number, callback: PlaceCallback) => void;
}

export type PlaceCallback = (unit: number, spot: number) => void;

export interface PageInfo {
  readonly kind: PageKind;
  /** Empty where there is none. */
  readonly method: string;
  /** Number of the page’s own unit. */
  readonly unit: number;
}

export interface SpotInfo {
  /** Without `#`; empty for the top of the page. */
  readonly anchor: string;
  readonly role: UnitRole;
  readonly depth: number;
}

export type UnitRole = PlaceRole | 'title';

/**
 * Lays out the places of all entries by unit.
 *
 * @throws RangeError when a place names a unit or a spot that is not there.
 */
export function openPlaces(entries: readonly SearchIndexEntry[]): Places {
  const units = entries.flatMap(({ documents }) => documents);
  const spots: SpotInfo[] = [{ anchor: '', role: 'title', depth: 1 }];
  const pages: PageInfo[] = [];
  const readers: ((callback: PlaceCallback) => void)[] = [];
  let firstUnit = 0;
  for (const { documents, index } of entries) {
    const firstPlaced = firstUnit + index.kinds.length;
    const firstSpot = spots.length;
    for (const [anchor, role, depth] of index.spots) spots.push({ anchor, role, depth });
    for (const [position, kind] of index.kinds.entries()) {
      const unit = firstUnit + position;
      const runs = index.places[position] ?? [];
      pages.push({ kind, method: index.methods[position] ?? '', unit });
      readers.push((callback) => {
        callback(unit, 0);
        eachPlace(runs, { units: units.length - firstPlaced, spots: spots.length - firstSpot }, (placed, spot) =>
          callback(firstPlaced + placed, firstSpot + spot),
        );
      });
    }
    firstUnit += documents.length;
  }
  const eachPlaceOf = (page: number, callback: PlaceCallback): void => readers[page]?.(callback);
  return { units, pages, spots, eachPlaceOf, ...layOut(units.length, pages.length, eachPlaceOf) };
}

/** Counts first, so that all places lie one behind the other. */
function layOut(
  unitCount: number,
  pageCount: number,
  eachPlaceOf: Places['eachPlaceOf'],
): Pick<Places, 'starts' | 'pageOf' | 'spotOf'> {
  const starts = new Uint32Array(unitCount + 1);
  for (let page = 0; page < pageCount; page += 1) {
    eachPlaceOf(page, (unit) => (starts[unit + 1] = (starts[unit + 1] ?? 0) + 1));
  }
  for (let unit = 0; unit < unitCount; unit += 1) starts[unit + 1] = (starts[unit + 1] ?? 0) + (starts[unit] ?? 0);
  const next = starts.slice();
  const pageOf = new Uint32Array(starts[unitCount] ?? 0);
  const spotOf = new Uint32Array(pageOf.length);
  for (let page = 0; page < pageCount; page += 1) {
    eachPlaceOf(page, (unit, spot) => {
      const place = next[unit] ?? 0;
      next[unit] = place + 1;
      pageOf[place] = page;
      spotOf[place] = spot;
    });
  }
  return { starts, pageOf, spotOf };
}
