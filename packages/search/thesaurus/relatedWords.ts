import { isStopWord, stem } from '#analysis';
import { fold } from '../engine/text/fold.ts';
import type { Lexicon } from '../engine/text/synonyms.ts';
import type { Sense, Thesaurus } from './readThesaurus.ts';

/** The words of a site, as stems. */
export interface SiteWords {
  /** Words that visitors can type: those of the texts, and those of the lexicon. */
  readonly known: ReadonlySet<string>;
  /** Words of titles and other names. */
  readonly inNames: ReadonlySet<string>;
}

/** Maximum number of words of the site for one that it lacks. */
const maxRelated = 6;

/** Minimum weight of a link. At 0.04, there are a third more words, with which hardly more is found. */
const minWeight = 0.06;

/**
 * Returns the words that a site lacks, each with the words of its names that have the same meaning, the nearest first.
 * Both words must list each other as the same part of speech, and the fewer words their meanings list, the nearer they are.
 */
export function relatedWords(thesaurus: Thesaurus, { known, inNames }: SiteWords): Lexicon {
  // By stem, because the forms of a word mean the same: the shortest is written.
  const byStem = new Map<string, Related>();
  for (const [word, senses] of thesaurus) {
    const key = toStem(word);
    if (!isSingleWord(word) || isStopWord(fold(word)) || known.has(key)) continue;
    const related = byStem.get(key) ?? { word, targets: new Map<string, Target>() };
    for (const sense of senses) {
      for (const target of sense.words) {
        const targetKey = toStem(target);
        if (!isSingleWord(target) || !inNames.has(targetKey)) continue;
        const weight = linkWeight(word, sense, thesaurus.get(target) ?? []);
        const before = related.targets.get(targetKey);
        if (weight >= minWeight && weight > (before?.weight ?? 0))
          related.targets.set(targetKey, { word: target, weight });
      }
    }
    if (related.targets.size > 0)
      byStem.set(key, { ...related, word: word.length < related.word.length ? word : related.word });
  }
  return new Map(
    [...byStem.values()].map(({ word, targets }) => {
      const nearest = [...targets.values()].sort((one, other) => other.weight - one.weight);
      return [word, nearest.slice(0, maxRelated).map((target) => target.word)];
    }),
  );
}

interface Related {
  readonly word: string;
  readonly targets: Map<string, Target>;
}

interface Target {
  readonly word: string;
  readonly weight: number;
}

/** Whether an entry is a single word in lower case, not a name. */
function isSingleWord(word: string): boolean {
  return /^\p{Ll}{3,}$/u.test(word);
}

function toStem(word: string): string {
  return stem(fold(word));
}

/**
 * Returns how near a word is to one of its meanings: the fewer words the meaning lists, and the fewer synonyms the target
 * has, the nearer. A target that does not list the word is less near, and not at all if it is another part of speech.
 */
function linkWeight(word: string, { partOfSpeech, words }: Sense, targetSenses: readonly Sense[]): number {
  const isMutual = targetSenses.some((sense) => sense.words.includes(word));
  const isSamePart = targetSenses.some((sense) => [partOfSpeech, unknownPart].includes(sense.partOfSpeech));
  if (!isMutual && !isSamePart && targetSenses.length > 0 && partOfSpeech !== unknownPart) return 0;
  const count = targetSenses.reduce((sum, sense) => sum + sense.words.length, 0) || usualCount;
  return (isMutual ? 1 : oneWay) / Math.sqrt(words.length * count);
}

/** Factor of a link to a word that does not list the other. */
const oneWay = 0.7;

/** Number of synonyms that a word without an entry of its own is taken to have. */
const usualCount = 20;

/** How a thesaurus writes a part of speech that it does not know. */
const unknownPart = '(?)';
