import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { texts } from '../texts.ts';
import type { Glossary, Term } from './types.ts';

/** The names that explain a word in a guide. */
export interface TermDirective {
  readonly name: string;
  /** The attribute with the term’s name, where the text in the sentence is another. */
  readonly attribute: string;
}

/**
 * Returns the names of the directive that explains a word, in the language of the site.
 *
 * @example In French: `:terme[INS]`, `:terme[les lots]{de="Lot"}`
 */
export function termDirective(): TermDirective {
  const { directive, nameAttribute } = texts().glossary;
  return { name: directive, attribute: nameAttribute };
}

/**
 * Returns the term to which a directive refers.
 *
 * @param label The text in the sentence, which is also the term’s name unless `name` is given.
 * @returns A problem if the glossary has no such term, with the most similar one.
 */
export function resolveTerm(label: string, name: string | null | undefined, glossary: Glossary): Term | Problem {
  const wanted = name ?? label;
  const found = glossary.get(wanted.toLowerCase());
  return (
    found ?? {
      message: `The glossary has no term "${wanted}".`,
      remedy: nearest(wanted.toLowerCase(), glossary.keys()),
    }
  );
}
