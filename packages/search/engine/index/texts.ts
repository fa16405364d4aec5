import type { SearchDocument, SearchText } from './types';

/** What documents say, which may come later than their names. */
export interface Texts {
  /** Empty as long as it is not there. */
  readonly at: (unit: number) => string;
  /** Whether nothing more is to come. */
  readonly areWhole: () => boolean;
  /**
   * Takes the texts that were to come, all at once.
   *
   * @throws RangeError when one is of no document.
   */
  readonly add: (texts: readonly SearchText[]) => void;
}

/** The texts that documents came with; those without one wait for `add`. */
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
