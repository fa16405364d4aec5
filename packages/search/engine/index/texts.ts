import type { SearchDocument, SearchText } from './types';

/** The texts of documents, which may arrive later than their names. */
export interface Texts {
  /** Returns the text of a unit; empty until the text has arrived. */
  readonly at: (unit: number) => string;
  /** Whether all texts have arrived. */
  readonly areWhole: () => boolean;
  /**
   * Adds the missing texts, all at once.
   *
   * @throws RangeError when a text belongs to no document.
   */
  readonly add: (texts: readonly SearchText[]) => void;
}

/** Creates the texts from those that the documents came with; the others are added by `add`. */
export function createTexts(units: readonly SearchDocument[]): Texts {
  const texts = units.map(({ t }) => t);
  let areWhole = !texts.includes(undefined);
  return {
    at: (unit) => texts[unit] ?? '',
    areWhole: () => areWhole,
    add(later) {
      const numbers = new Map(units.map(({ i }, unit) => [i, unit]));
      for (const { i, t } of later) {
        const unit = numbers.get(i);
        if (unit === undefined) throw new RangeError(`A text is of document ${i}, which is not there.`);
        texts[unit] = t;
      }
      areWhole = true;
    },
  };
}
