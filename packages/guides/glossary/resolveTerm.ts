import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import type { Glossary, Term } from './types.ts';

/** Name of the directive that explains a word in a guide: `:terme[INS]`, `:terme[les lots]{de="Lot"}`. */
export const termDirective = 'terme';

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
