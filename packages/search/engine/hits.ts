import type { Places, UnitRole } from './index/places';
import type { RankedPage, Ranking } from './ranking';
import { markMatches, toSnippet, type Segment, type TextRange } from './snippet';

/** A page that answers, as shown in the results. */
export interface Hit {
  readonly url: string;
  readonly title: readonly Segment[];
  readonly breadcrumbs: readonly string[];
  /** The kind of the result: the kind of its page, or a field or an error on the page. */
  readonly kind: string;
  /** Empty if there is none. */
  readonly method: string;
  readonly isDeprecated: boolean;
  /** The places on the page that answer, best first; at least one. */
  readonly places: readonly HitPlace[];
}

/** A place on a page that answers the query. */
export interface HitPlace {
  /** Starts with `#`; empty for the top of the page. */
  readonly hash: string;
  /** The title of the section or the name of the field; empty for the page itself. */
  readonly name: readonly Segment[];
  /** Whether the name is an identifier of the API instead of words. */
  readonly isCode: boolean;
  /** Fifty characters around a match; empty when there is nothing to show. */
  readonly snippet: readonly Segment[];
  /** The words that matched, as written in the text, to be marked on the page. */
  readonly words: readonly string[];
}

/** Finds the words of a text that are sought. */
export type FindMatches = (text: string) => readonly TextRange[];

/** Creates a function that turns ranked pages into hits. */
export function createHits(
  places: Places,
  worth: Ranking['worth'],
): (ranked: RankedPage, find: FindMatches, most: number) => Hit {
  const { units, texts, pages, spots, eachPlaceOf } = places;

  return ({ page, unit, spot }, find, most) => {
    const info = pages[page];
    const { t = '', u = '', b = [] } = units[info?.unit ?? 0] ?? {};
    const best = toShown(page, unit, spot);
    const found = [best, ...(most > 1 ? otherPlaces(page, best.unit, best.spot) : [])].slice(0, most);
    const title = { text: t, matches: find(t) };
    return {
      url: u,
      title: markMatches(t, title.matches),
      breadcrumbs: b,
      kind: hitKind(info?.kind ?? 'page', spots[best.spot]?.role ?? 'text'),
      method: info?.method ?? '',
      isDeprecated: info?.isDeprecated ?? false,
      places: found.map((place) => toHitPlace(page, place.unit, place.spot, title, find)),
    };
  };

  /**
   * Returns the place to show. A phrase is never shown: one with an anchor is replaced with the place that has this
   * anchor.
   */
  function toShown(page: number, unit: number, spot: number): { readonly unit: number; readonly spot: number } {
    const { anchor = '', role } = spots[spot] ?? {};
    let shown = { unit, spot };
    if (role !== 'phrase' || anchor === '') return shown;
    eachPlaceOf(page, (otherUnit, otherSpot) => {
      const other = spots[otherSpot];
      if (other?.anchor === anchor && other.role !== 'phrase') shown = { unit: otherUnit, spot: otherSpot };
    });
    return shown;
  }

  /** Returns the other named places of a page that answer, best first, each name once. */
  function otherPlaces(page: number, bestUnit: number, bestSpot: number): readonly { unit: number; spot: number }[] {
    const others: { unit: number; spot: number; worth: number }[] = [];
    eachPlaceOf(page, (unit, spot) => {
      const isBest = unit === bestUnit && spot === bestSpot;
      if (!isBest && isNamed(spots[spot]?.role ?? 'text')) others.push({ unit, spot, worth: worth(unit, spot) });
    });
    const names = new Set([units[bestUnit]?.s]);
    return others
      .filter((place) => place.worth > 0)
      .sort((one, other) => other.worth - one.worth)
      .filter(({ unit }) => names.size < names.add(units[unit]?.s).size);
  }

  function toHitPlace(page: number, unit: number, spot: number, title: Searched, find: FindMatches): HitPlace {
    const { anchor = '', role = 'text' } = spots[spot] ?? {};
    const s = units[unit]?.s ?? '';
    const isOfPage = !isNamed(role);
    const name = isOfPage ? title : { text: s, matches: find(s) };
    const text = role === 'title' || role === 'phrase' ? introduction(page) : texts.at(unit);
    const matches = find(text);
    return {
      hash: anchor === '' ? '' : `#${anchor}`,
      name: isOfPage ? [] : markMatches(name.text, name.matches),
      isCode: role === 'field' || role === 'error',
      snippet: toSnippet(text, matches),
      words: matchedWords([name, { text, matches }]),
    };
  }

  /** Returns the first text of a page. It is shown when the title matched, or a phrase, which is never shown itself. */
  function introduction(page: number): string {
    let text = '';
    eachPlaceOf(page, (unit, spot) => {
      if (text === '' && spots[spot]?.role === 'text') text = texts.at(unit);
    });
    return text;
  }
}

/** A text with the matches found in it. */
interface Searched {
  readonly text: string;
  readonly matches: readonly TextRange[];
}

/** The most words of a hit that are marked on its page: they are part of its URL. */
const mostMatchedWords = 8;

function matchedWords(texts: readonly Searched[]): readonly string[] {
  const words = texts.flatMap(({ text, matches }) =>
    matches.map(({ start, end }) => text.slice(start, end).toLowerCase()),
  );
  return [...new Set(words)].slice(0, mostMatchedWords);
}

/** Whether a place with this role has a name of its own on its page. */
function isNamed(role: UnitRole): boolean {
  switch (role) {
    case 'section':
    case 'field':
    case 'error':
      return true;
    case 'title':
    case 'path':
    case 'phrase':
    case 'text':
      return false;
  }
}

/** Returns the kind of a hit: fields and errors have their own kinds, everything else has the kind of its page. */
export function hitKind(page: string, role: UnitRole): string {
  return role === 'field' || role === 'error' ? role : page;
}
