import { analyze } from './analyze';
import { editDistance } from './editDistance';
import type { Places } from './places';
import { isStopWord } from './stopWords';

/** Most words that are offered instead of one that is nowhere. */
const mostWords = 3;

/**
 * Words in the names of an index that look like those of a query, as they are written there: for when nothing else was
 * found.
 */
export function findNearWords(query: string, { units }: Pick<Places, 'units'>): readonly string[] {
  const sought = analyze(query.slice(0, 60))
    .map(({ word }) => word)
    .filter((word) => word.length > 3 && !isStopWord(word));
  const near = new Map<string, { readonly written: string; readonly distance: number }>();
  for (const { t, s, p } of units) {
    const name = p === undefined ? t : (s ?? '');
    for (const { word, start, end } of analyze(name)) {
      if (near.has(word) || word.length < 4) continue;
      const distance = Math.min(...sought.map((one) => relativeDistance(one, word)));
      if (distance < farthest) near.set(word, { written: toWritten(name.slice(start, end)), distance });
    }
  }
  const found = [...near.values()].sort((one, other) => one.distance - other.distance);
  return [...new Set(found.map(({ written }) => written))].slice(0, mostWords);
}

/** Beyond this share of its letters, a word is another one. */
const farthest = 0.4;

function relativeDistance(one: string, other: string): number {
  const limit = Math.floor(one.length * farthest);
  const distance = editDistance(one, other, limit);
  return distance > limit ? Infinity : distance / one.length;
}

/** A word that begins a title has its capital from there; a code keeps its own. */
function toWritten(word: string): string {
  return /\p{Lu}/u.test(word.slice(1)) ? word : word.toLowerCase();
}
