import type { Places, UnitRole } from './index/places';
import type { RankedPage, Ranking } from './ranking';
import { markMatches, toSnippet, type Segment, type TextRange } from './snippet';

/** A page that answers, as it is shown. */
export interface Hit {
  readonly url: string;
  readonly title: readonly Segment[];
  readonly breadcrumbs: readonly string[];
  /** What a visitor is led to: a page of some kind, or a field or an error on one. */
  readonly kind: string;
  /** Empty where there is none. */
  readonly method: string;
  readonly isDeprecated: boolean;
  /** What answers on the page, best first; at least one. */
  readonly places: readonly HitPlace[];
}

/** A place on a page that answers the query. */
export interface HitPlace {
  /** With `#`; empty for the top of the page. */
  readonly hash: string;
  /** Title of the section, name of the field; empty for the page itself. */
  readonly name: readonly Segment[];
  /** Whether the name is one of the API’s, and not words. */
  readonly isCode: boolean;
  /** Fifty characters around a match; empty when there is nothing to show. */
  readonly snippet: readonly Segment[];
  /** The words that matched, as they stand there, to be marked on the page. */
  readonly words: readonly string[];
}

/** Finds the words of a text that are sought. */
export type FindMatches = (text: string) => readonly TextRange[];

/** Makes hits of ranked pages. */
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

  /** A phrase with an anchor speaks of the place that has it. */
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

  /** Named places of a page that answer too, best first, each name once. */
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

  /** What is said of a page whose title was found, or a phrase that only the search knows. */
  function introduction(page: number): string {
    let text = '';
    eachPlaceOf(page, (unit, spot) => {
      if (text === '' && spots[spot]?.role === 'text') text = texts.at(unit);
    });
    return text;
  }
}

/** A text with what was found in it. */
interface Searched {
  readonly text: string;
  readonly matches: readonly TextRange[];
}

/** Most words of a hit that are marked on its page: its address holds them. */
const mostMatchedWords = 8;

function matchedWords(texts: readonly Searched[]): readonly string[] {
  const words = texts.flatMap(({ text, matches }) =>
    matches.map(({ start, end }) => text.slice(start, end).toLowerCase()),
  );
  return [...new Set(words)].slice(0, mostMatchedWords);
}

/** Whether a place is one of its own on its page. */
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

/** What is found in a section is found on its page; a field and an error are things of their own. */
export function hitKind(page: string, role: UnitRole): string {
  return role === 'field' || role === 'error' ? role : page;
}
