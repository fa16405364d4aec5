import { fold } from '../../text/fold.ts';

const beginning =
  /^(?:(?:a|avec|chez|dans|de|depuis|en|par|pour|sur|au bout de) )?(?:qu['’]|(?:comment|pourquoi|combien|quand|ou|qui|que|quels?|quelles?|est[- ]ce|peut|faut)(?![a-z]))/;

/** Whether a query asks something: « pourquoi… », « combien… », « qui peut… », or anything with a question mark. */
export function isQuestion(query: string): boolean {
  return query.includes('?') || beginning.test(fold(query.trim()));
}
