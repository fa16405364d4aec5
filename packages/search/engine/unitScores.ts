import type { ConceptMatch } from './query/matching';
import type { PageInfo, Places, SpotInfo, UnitRole } from './index/places';
import type { Postings } from './index/postings';
import type { SoughtWords } from './query/query';
import type { SearchWeights } from './weights';

/** Scores of units for one query. */
export interface UnitScores {
  /**
   * Scores the units that answer a query.
   *
   * @returns Those units, in no particular order.
   */
  readonly score: (query: ScoredQuery) => readonly number[];
  /** Returns what a unit is worth in a spot, for the query scored last. */
  readonly worth: (unit: number, spot: number) => number;
  /**
   * Returns what an answer to one concept is worth in a spot, from its quality in the unit’s name and anywhere in the
   * unit.
   */
  readonly worthOf: (spot: number, inName: number, anywhere: number) => number;
}

/** A query with the matches of its concepts; `shares` are the weights of the concepts, with a sum of 1. */
export interface ScoredQuery {
  readonly query: string;
  readonly sought: SoughtWords;
  /** The stop words of the query, by their numbers in the index. */
  readonly stopWords: readonly number[];
  readonly matches: readonly ConceptMatch[];
  readonly shares: readonly number[];
}

/** The words of a query, for comparison with names. */
type AskedWords = Pick<ScoredQuery, 'sought' | 'stopWords'> & { readonly isOneWord: boolean };

/**
 * Weight that is added to the words of a phrase for its stop words, about that of one word. In « qui peut faire la
 * visite », only the last word is no stop word, but the phrase means more than that word. The more stop words the
 * phrase and the query share, the less of this weight is added.
 */
const phraseDoubt = 2;

/** Matches a query for the meaning of its other words. */
const askedMeaning =
  /(?:^|\s)(?:c(?:[’' ]?est)? quoi|qu[’' ]?est[ -]ce qu|(?:veut|veulent) dire|signifie|d[ée]finition|what (?:is|are|does)|quoi$)/i;

const leastRareness = 0.2;

/** Added to the number of pages, so that on a small site a unit on several pages does not count as common yet. */
const smallSite = 100;

/** Returns a factor for each unit: lower for a unit on many pages, because none of these pages is about it. */
function toRareness({ pages, starts }: Places, common: number): Float32Array {
  return Float32Array.from({ length: starts.length - 1 }, (_, unit) => {
    const places = (starts[unit + 1] ?? 0) - (starts[unit] ?? 0);
    return Math.max(leastRareness, 1 - common * Math.sqrt(Math.max(0, places - 1) / (pages.length + smallSite)));
  });
}

/** Prepares what does not depend on the query: what spots are worth, and how rare units are. */
export function createUnitScores(places: Places, postings: Postings, weights: SearchWeights): UnitScores {
  const { units, pages, spots, starts, pageOf, roleOf } = places;
  const { recall, precision, phrasePrecision, tail, density, exact, term } = weights.rank;
  const nameWorth = toSpotWorth(spots, weights, weights.name);
  const textWorth = toSpotWorth(spots, weights, weights.text);
  const rareness = toRareness(places, weights.rank.common);
  const inName = new Float32Array(units.length);
  const anywhere = new Float32Array(units.length);
  const touched: number[] = [];
  let asksMeaning = false;

  function score({ query, sought, stopWords, matches, shares }: ScoredQuery): readonly number[] {
    for (const unit of touched) inName[unit] = anywhere[unit] = 0;
    touched.length = 0;
    for (const [index, { units: found, name, any }] of matches.entries()) {
      const share = shares[index] ?? 0;
      for (const unit of found) {
        if (anywhere[unit] === 0) touched.push(unit);
        inName[unit] = (inName[unit] ?? 0) + share * (name[unit] ?? 0);
        anywhere[unit] = (anywhere[unit] ?? 0) + share * (any[unit] ?? 0);
      }
    }
    const isOneWord = !/\s/.test(query.trim());
    asksMeaning = askedMeaning.test(query.trim());
    for (const unit of touched) {
      anywhere[unit] = lessWhenPartial(anywhere[unit] ?? 0);
      const answered = inName[unit] ?? 0;
      if (answered > 0)
        inName[unit] = lessWhenPartial(answered) * nameFit(unit, { sought, stopWords, isOneWord }, answered);
      inName[unit] = (inName[unit] ?? 0) * (rareness[unit] ?? 1);
      anywhere[unit] = (anywhere[unit] ?? 0) * (rareness[unit] ?? 1);
    }
    return touched;
  }

  function lessWhenPartial(answered: number): number {
    return answered * (1 - recall * (1 - answered));
  }

  /**
   * Returns a factor for a name: lower for words that were not sought and when the sought words are apart, higher when
   * the name equals the query.
   */
  function nameFit(unit: number, { sought, stopWords, isOneWord }: AskedWords, answered: number): number {
    const { starts: nameStarts, words, wholes } = postings.names;
    let [all, found, after, count, position, first, last] = [0, 0, 0, 0, 0, 0, 0];
    const end = nameStarts[unit + 1] ?? 0;
    for (let index = nameStarts[unit] ?? 0; index < end; index += 1) {
      const word = words[index] ?? 0;
      const isFound = sought[word] === 1 || sought[wholes[index] ?? 0] === 1;
      // A number in a name counts only if it is sought.
      const rarity = postings.rarityOf(word) || (isFound ? 1 : 0);
      all += rarity;
      after = isFound ? 0 : after + rarity;
      if (isFound) {
        found += rarity;
        if (count === 0) first = position;
        last = position;
        count += 1;
      }
      position += 1;
    }
    if (count === 0) return 1 - precision;
    const share = found / all;
    // The first words of a name say what it is about; the words after the last match only specify it. A phrase is a
    // query itself, so all of its words count.
    const doubt = roleOf(unit) === 'phrase' ? phraseDoubt * (1 - stopWordsShared(unit, stopWords)) : null;
    const strange = 1 - (doubt !== null ? found / (all + doubt) : (found + (1 - tail) * after) / all);
    const closeness = count / (last - first + 1);
    const mayBeWhole = doubt !== null ? doubt === 0 && !isOneWord : isOneWord || !isCode(unit);
    const isWhole = mayBeWhole && share > 0.99 && answered > 0.99;
    return (
      (1 - (doubt !== null ? phrasePrecision : precision) * strange) *
      (1 - density * (1 - closeness)) *
      (isWhole ? wholeFactor(unit) : 1)
    );
  }

  /** Returns the share of stop words that a name and a query have in common, from 0 to 1; 1 when neither has any. */
  function stopWordsShared(unit: number, asked: readonly number[]): number {
    const { stopWordStarts, stopWords } = postings.names;
    const [start, end] = [stopWordStarts[unit] ?? 0, stopWordStarts[unit + 1] ?? 0];
    const all = end - start + asked.length;
    if (all === 0) return 1;
    let shared = 0;
    for (let index = start; index < end; index += 1) if (asked.includes(stopWords[index] ?? 0)) shared += 1;
    return Math.min(1, (2 * shared) / all);
  }

  /**
   * Whether the name of a unit is a code. Visitors write a code as one word, so a query of several words never equals
   * it.
   */
  function isCode(unit: number): boolean {
    const role = roleOf(unit);
    return role === 'field' || role === 'error' || (role === 'title' && firstPageOf(unit)?.kind === 'schema');
  }

  /**
   * Returns the factor of a name that equals the query: higher for a heading of a guide when the query requests its
   * meaning.
   */
  function wholeFactor(unit: number): number {
    const isTerm = roleOf(unit) === 'section' && firstPageOf(unit)?.kind === 'guide';
    return asksMeaning && isTerm ? term : exact;
  }

  function firstPageOf(unit: number): PageInfo | undefined {
    return pages[pageOf[starts[unit] ?? 0] ?? 0];
  }

  function worthOf(spot: number, name: number, any: number): number {
    const [byName, byText] = [name * (nameWorth[spot] ?? 0), any * (textWorth[spot] ?? 0)];
    return byName > byText ? byName : byText;
  }

  return { score, worthOf, worth: (unit, spot) => worthOf(spot, inName[unit] ?? 0, anywhere[unit] ?? 0) };
}

function toSpotWorth(
  spots: readonly SpotInfo[],
  { rank }: SearchWeights,
  byRole: Readonly<Record<UnitRole, number>>,
): Float32Array {
  return Float32Array.from(spots, ({ role, depth }) => byRole[role] * rank.depth ** (depth - 1));
}
