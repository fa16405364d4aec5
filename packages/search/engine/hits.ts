import type { Occurrences, IndexedRole } from './index/occurrences.ts';
import type { RankedPage, RankedPages, ScoreParts } from './ranking.ts';
import { weights } from './weights.ts';
import { toMatchSegments, toSnippet, type Segment, type TextRange } from './snippet.ts';

/** A page that matches, as shown in the results. */
export interface Hit {
  readonly url: string;
  readonly title: readonly Segment[];
  readonly breadcrumbs: readonly string[];
  /** The kind of the result: the kind of its page, or a field or an error on the page. */
  readonly kind: string;
  /** Empty if there is none. */
  readonly method: string;
  readonly isDeprecated: boolean;
  /** The passages on the page that match, best first; at least one. */
  readonly passages: readonly HitPassage[];
  /** The numbers that its score is made of. */
  readonly score: ScoreParts;
}

/** A passage on a page that matches the query. */
export interface HitPassage {
  /** Starts with `#`; empty for the top of the page. */
  readonly hash: string;
  /** The title of the section or the name of the field; empty for the page itself. */
  readonly name: readonly Segment[];
  /** Whether the name is an identifier of the API instead of words. */
  readonly isCode: boolean;
  /** Fifty characters around a match; empty when there is nothing to show. */
  readonly snippet: readonly Segment[];
  /** The words that matched, as written in the text, to be highlighted on the page. */
  readonly words: readonly string[];
}

/** Finds the words of the query in a text. */
export type FindMatches = (text: string) => readonly TextRange[];

/** Creates a function that turns ranked pages into hits. */
export function createHits(
  occurrences: Occurrences,
): (ranked: RankedPage, scoreOf: RankedPages['scoreOf'], find: FindMatches, limit: number) => Hit {
  const { passages, texts, pages, locations, eachOccurrenceOn } = occurrences;

  return ({ page, passage, location, parts }, scoreOf, find, limit) => {
    const { kind = 'page', method = '', isDeprecated = false, passage: ownPassage = 0 } = pages[page] ?? {};
    const { t = '', u = '', b = [] } = passages[ownPassage] ?? {};
    const best = toShown(page, passage, location, scoreOf);
    const shown = [best, ...(limit > 1 ? otherOccurrences(page, best.passage, scoreOf) : [])].slice(0, limit);
    const title = { text: t, matches: find(t) };
    return {
      url: u,
      title: toMatchSegments(t, title.matches),
      breadcrumbs: b,
      kind: hitKind(kind, locations[best.location]?.role ?? 'text'),
      method,
      isDeprecated,
      score: parts,
      passages: shown.map((occurrence) => toHitPassage(page, occurrence.passage, occurrence.location, title, find)),
    };
  };

  /**
   * Returns the occurrence to show. A phrase is never shown: one with an anchor is replaced with the passage that has
   * this anchor, and one about the whole page with the section or text that answers the query, if there is one.
   */
  function toShown(
    page: number,
    passage: number,
    location: number,
    scoreOf: RankedPages['scoreOf'],
  ): { readonly passage: number; readonly location: number } {
    const { anchor = '', role } = locations[location] ?? {};
    let shown = { passage, location };
    if (role !== 'phrase') return shown;
    let best: number = weights.surePassage;
    eachOccurrenceOn(page, (otherPassage, otherLocation) => {
      const other = locations[otherLocation];
      if (anchor !== '') {
        if (other?.anchor !== anchor || other.role === 'phrase') return;
      } else {
        if ((other?.role !== 'section' && other?.role !== 'text') || scoreOf(otherPassage) < best) return;
        best = scoreOf(otherPassage);
      }
      shown = { passage: otherPassage, location: otherLocation };
    });
    return shown;
  }

  /** Returns the named occurrences on a page that match, best first, each name once, without that of the best passage. */
  function otherOccurrences(
    page: number,
    bestPassage: number,
    scoreOf: RankedPages['scoreOf'],
  ): readonly { passage: number; location: number }[] {
    const others: { passage: number; location: number; score: number }[] = [];
    eachOccurrenceOn(page, (passage, location) => {
      if (isNamed(locations[location]?.role ?? 'text')) others.push({ passage, location, score: scoreOf(passage) });
    });
    const shown = new Set([passages[bestPassage]?.s]);
    const matching = others.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
    return matching.filter(({ passage }) => {
      const name = passages[passage]?.s;
      if (shown.has(name)) return false;
      shown.add(name);
      return true;
    });
  }

  function toHitPassage(
    page: number,
    passage: number,
    location: number,
    title: MatchedText,
    find: FindMatches,
  ): HitPassage {
    const { anchor = '', role = 'text' } = locations[location] ?? {};
    const s = passages[passage]?.s ?? '';
    const isWholePage = !isNamed(role);
    const name = isWholePage ? title : { text: s, matches: find(s) };
    const text = role === 'title' || role === 'phrase' ? introduction(page) : texts.at(passage);
    const matches = find(text);
    return {
      hash: anchor === '' ? '' : `#${anchor}`,
      name: isWholePage ? [] : toMatchSegments(name.text, name.matches),
      isCode: role === 'field' || role === 'error',
      snippet: toSnippet(text, matches),
      words: matchedWords([name, { text, matches }]),
    };
  }

  /** Returns the first text of a page. It is shown when the title matched, or a phrase, which is never shown itself. */
  function introduction(page: number): string {
    let text = '';
    eachOccurrenceOn(page, (passage, location) => {
      if (text === '' && locations[location]?.role === 'text') text = texts.at(passage);
    });
    return text;
  }
}

/** A text with the matches found in it. */
interface MatchedText {
  readonly text: string;
  readonly matches: readonly TextRange[];
}

/** Maximum number of words of a hit to highlight on its page. They are part of its URL. */
const maxMatchedWords = 8;

function matchedWords(texts: readonly MatchedText[]): readonly string[] {
  const words = texts.flatMap(({ text, matches }) =>
    matches.map(({ start, end }) => text.slice(start, end).toLowerCase()),
  );
  return [...new Set(words)].slice(0, maxMatchedWords);
}

/** Whether a passage with this role has a name of its own on its page. */
function isNamed(role: IndexedRole): boolean {
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
export function hitKind(page: string, role: IndexedRole): string {
  return role === 'field' || role === 'error' ? role : page;
}
