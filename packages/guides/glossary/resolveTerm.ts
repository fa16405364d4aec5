import { nearest } from '@apidoc/openapi';
import type { Flaw } from '@apidoc/openapi';
import type { Glossary, Term } from './types';

/** Name of the directive by which a guide has a word explained: `:terme[INS]`, `:terme[les lots]{de="Lot"}`. */
export const termDirective = 'terme';

/**
 * The term that a directive asks for.
 *
 * @param label What stands in the sentence; the term’s name, where `name` gives none.
 * @returns A flaw where the glossary has no such term, with the one that may have been meant.
 */
export function resolveTerm(label: string, name: string | null | undefined, glossary: Glossary): Term | Flaw {
  const wanted = name ?? label;
  const found = glossary.get(wanted.toLowerCase());
  return (
    found ?? {
      message: `The glossary has no term "${wanted}".`,
      remedy: nearest(wanted.toLowerCase(), glossary.keys()),
    }
  );
}
