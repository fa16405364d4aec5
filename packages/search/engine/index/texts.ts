import type { SearchDocument, SearchText } from './types.ts';

/** The texts of documents, which may arrive later than their names. */
export interface Texts {
  /** Returns the text of a passage; empty until the text has arrived. */
  readonly at: (passage: number) => string;
  /** Whether all texts have arrived. */
  readonly areComplete: () => boolean;
  /**
   * Adds the missing texts, all at once.
   *
   * @throws RangeError when a text belongs to no document.
   */
  readonly add: (texts: readonly SearchText[]) => void;
}

/** Creates the texts from those that the documents came with; the others are added by `add`. */
export function createTexts(passages: readonly SearchDocument[]): Texts {
  const texts = passages.map(({ t }) => t);
  let areComplete = !texts.includes(undefined);
  return {
    at: (passage) => texts[passage] ?? '',
    areComplete: () => areComplete,
    add(later) {
      const numbers = new Map(passages.map(({ i }, passage) => [i, passage]));
      for (const { i, t } of later) {
        const passage = numbers.get(i);
        if (passage === undefined) throw new RangeError(`A text belongs to document ${i}, which does not exist.`);
        texts[passage] = t;
      }
      areComplete = true;
    },
  };
}
