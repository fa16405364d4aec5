/**
 * The part of the search that depends on the language of the site. The module `#analysis` has these functions: in
 * Node.js, those of the language that is chosen when they are called (`chosen.ts`); in a bundle for browsers, only those
 * of the language of the site (see `imports` in package.json).
 */
export interface Analysis {
  /**
   * Finds the words in a text without spaces: numbers with their decimals, and letters and digits with the hyphens
   * between them. What belongs to the grammar of the next word, such as the article in « l’appareil », is left out.
   */
  readonly findWords: (text: string) => readonly RegExpExecArray[];
  /** Removes from the end of a word what belongs to the grammar of its sentence, such as the ’s in “member’s”. */
  readonly withoutGrammar: (word: string) => string;
  /** Writes a number as programs do: `0.5` for « 0,5 », `12500` for “12,500”. Returns any other text as it is. */
  readonly toPlainNumber: (text: string) => string;
  /** Returns the stem of a folded word, which is the same for its forms and for related words. */
  readonly stem: (word: string) => string;
  /**
   * Whether a word says nothing about what is searched for.
   *
   * @param word Folded, not stemmed.
   */
  readonly isStopWord: (word: string) => boolean;
  /** Whether a query asks something, so that a page that explains it is the likely answer. */
  readonly isQuestion: (query: string) => boolean;
  /** Returns a folded word without the elision whose apostrophe was left out; `null` if it does not begin like one. */
  readonly withoutElision: (word: string) => string | null;
  /** Replaces the letters of a folded word so that words that sound alike become the same. */
  readonly toSounds: (word: string) => string;
  /**
   * Returns the code of an error or a state, or the failure status, that is all of a query except for words such as
   * “error” or the method of a call.
   */
  readonly findCode: (query: string) => string | undefined;
}
