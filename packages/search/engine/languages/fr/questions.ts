import { fold } from '../../text/fold.ts';

const beginning =
  /^(?:qu['’]|(?:comment|pourquoi|combien|quand|ou|qui|que|quels?|quelles?|est[- ]ce|peut|faut)(?![a-z]))/;

/** Whether a query asks something: « pourquoi… », « combien… », « qui peut… », or anything with a question mark. */
export function isQuestion(query: string): boolean {
  return query.includes('?') || beginning.test(fold(query.trim()));
}
