import { eachRun, type SearchIndexEntry } from './indexFile.ts';
import { createTexts, type Texts } from './texts.ts';
import type { PassageRole } from '@reliure/page';
import type { SearchDocument } from './types.ts';

/**
 * The passages of an index, and where each occurs. A passage is a document, numbered by its position in the file; many
 * occur on several pages.
 */
export interface Occurrences {
  readonly passages: readonly SearchDocument[];
  readonly texts: Texts;
  readonly pages: readonly PageInfo[];
  readonly locations: readonly LocationInfo[];
  /** The occurrences of passage p are those from `starts[p]` to `starts[p + 1]`. */
  readonly starts: Uint32Array;
  /** The page of each occurrence. */
  readonly pageOf: Uint32Array;
  /** The location of each occurrence. */
  readonly locationOf: Uint32Array;
  readonly eachOccurrenceOn: (page: number, callback: OccurrenceCallback) => void;
  /** Calls back with each page that has the passage, and with the passage’s location on it. */
  readonly eachOccurrenceOf: (passage: number, callback: (page: number, location: number) => void) => void;
  /** Returns the role of a passage, which is the same on all pages. */
  readonly roleOf: (passage: number) => IndexedRole;
}

/** Called for each occurrence, with the numbers of its passage and its location. */
export type OccurrenceCallback = (passage: number, location: number) => void;

/** The data of a page that ranking and facets use. */
export interface PageInfo {
  readonly kind: string;
  /** Empty if there is none. */
  readonly method: string;
  readonly isDeprecated: boolean;
  /** Number of the page’s own passage. */
  readonly passage: number;
}

/** The anchor and role of an occurrence on its page; pages with the same structure share their locations. */
export interface LocationInfo {
  /** Without `#`; empty for the top of the page. */
  readonly anchor: string;
  readonly role: IndexedRole;
}

/** The role of a passage, or of the page’s own title. */
export type IndexedRole = PassageRole | 'title';

/**
 * Whether the text of a passage with this role is its name. Titles, paths and phrases are short and say what the page
 * is about, as the name of a field does.
 */
export function isNamedByText(role: IndexedRole): boolean {
  return role === 'title' || role === 'path' || role === 'phrase';
}

/**
 * Lists the occurrences of all entries, by page and by passage.
 *
 * @throws RangeError when an occurrence refers to a passage or a location that does not exist.
 */
export function openOccurrences(entries: readonly SearchIndexEntry[]): Occurrences {
  const passages: SearchDocument[] = [];
  const locations: LocationInfo[] = [{ anchor: '', role: 'title' }];
  const pages: PageInfo[] = [];
  // The occurrences on each page, one page after another: its title first.
  const pageStarts: number[] = [0];
  const passagesByPage: number[] = [];
  const locationsByPage: number[] = [];
  for (const { documents, index } of entries) {
    const first = { passage: passages.length + index.kinds.length, location: locations.length };
    const counts = { passages: documents.length - index.kinds.length, locations: index.spots.length };
    const deprecated = new Set(index.deprecated);
    for (const [position, kind] of index.kinds.entries()) {
      const passage = passages.length + position;
      pages.push({ kind, method: index.methods[position] ?? '', isDeprecated: deprecated.has(position), passage });
      passagesByPage.push(passage);
      locationsByPage.push(0);
      eachRun(index.places[position] ?? [], counts, (runPassage, runLocation, length) => {
        for (let step = 0; step < length; step += 1) {
          passagesByPage.push(first.passage + runPassage + step);
          locationsByPage.push(first.location + runLocation + step);
        }
      });
      pageStarts.push(passagesByPage.length);
    }
    for (const document of documents) passages.push(document);
    for (const [anchor, role] of index.spots) locations.push({ anchor, role });
  }
  const { starts, pageOf, locationOf } = sortByPassage(passages.length, pageStarts, passagesByPage, locationsByPage);
  return {
    passages,
    texts: createTexts(passages),
    pages,
    locations,
    starts,
    pageOf,
    locationOf,
    roleOf: (passage) => locations[locationOf[starts[passage] ?? 0] ?? 0]?.role ?? 'text',
    eachOccurrenceOf(passage, callback) {
      const end = starts[passage + 1] ?? 0;
      for (let occurrence = starts[passage] ?? 0; occurrence < end; occurrence += 1) {
        callback(pageOf[occurrence] ?? 0, locationOf[occurrence] ?? 0);
      }
    },
    eachOccurrenceOn(page, callback) {
      const end = pageStarts[page + 1] ?? 0;
      for (let index = pageStarts[page] ?? 0; index < end; index += 1) {
        callback(passagesByPage[index] ?? 0, locationsByPage[index] ?? 0);
      }
    },
  };
}

/** Sorts occurrences by passage with a counting sort, so that those of one passage are adjacent. */
function sortByPassage(
  passageCount: number,
  pageStarts: readonly number[],
  passagesByPage: readonly number[],
  locationsByPage: readonly number[],
): Pick<Occurrences, 'starts' | 'pageOf' | 'locationOf'> {
  const starts = new Uint32Array(passageCount + 1);
  for (const passage of passagesByPage) starts[passage + 1] = (starts[passage + 1] ?? 0) + 1;
  for (let passage = 0; passage < passageCount; passage += 1)
    starts[passage + 1] = (starts[passage + 1] ?? 0) + (starts[passage] ?? 0);
  const next = starts.slice();
  const pageOf = new Uint32Array(passagesByPage.length);
  const locationOf = new Uint32Array(passagesByPage.length);
  for (let page = 0; page + 1 < pageStarts.length; page += 1) {
    const end = pageStarts[page + 1] ?? 0;
    for (let index = pageStarts[page] ?? 0; index < end; index += 1) {
      const passage = passagesByPage[index] ?? 0;
      const occurrence = next[passage] ?? 0;
      next[passage] = occurrence + 1;
      pageOf[occurrence] = page;
      locationOf[occurrence] = locationsByPage[index] ?? 0;
    }
  }
  return { starts, pageOf, locationOf };
}
