import type { Phrase, RichText } from '@apidoc/richtext';
import type { Facts, StateRule } from './types';

/** What the facts of an operation are called. */
export const factTerms = {
  security: 'Accès',
  states: ({ machine }: Pick<StateRule, 'machine'>) => `État requis (${machine})`,
  resend: 'Nouvel envoi',
  concurrency: 'Concurrence',
} as const;

/** Access without any scheme; and the alternative that asks for none. */
export const accessWords = { open: 'sans authentification', none: 'aucun', and: ' et ', or: ' ou ' } as const;

/** Stands between the states that an operation starts from and those that it leads to. */
export const leadsTo = '\u202f; mène à';

/** What happens when the same request is sent again, because its answer was lost. */
export function resendWording({ resend, resendReason = [] }: Facts): RichText {
  switch (resend) {
    case 'key':
      return toSentence('sans risque avec la même ', toName('Idempotency-Key'));
    case 'method':
      return toSentence('sans risque (idempotent)');
    case 'version':
      return toSentence('sans double effet\u00a0: ', toName('If-Match'), ' refuse le second');
    case 'reason':
      return resendReason;
    case 'none':
      return toSentence('à éviter\u00a0: non idempotent');
  }
}

/** Whether a request must name the version that it changes; `null` where it cannot. */
export function concurrencyWording({ concurrency }: Facts): RichText | null {
  switch (concurrency) {
    case 'required':
      return toSentence(toName('If-Match'), ' obligatoire');
    case 'optional':
      return toSentence(toName('If-Match'), ' possible');
    case 'none':
      return null;
  }
}

// Built by hand: a view uses these words, and should not bring the parser of Markdown with it.
function toSentence(...phrases: readonly (Phrase | string)[]): RichText {
  const children = phrases.map((phrase) => (typeof phrase === 'string' ? toTextPhrase(phrase) : phrase));
  return [{ type: 'paragraph', children }];
}

function toTextPhrase(value: string): Phrase {
  return { type: 'text', value };
}

function toName(value: string): Phrase {
  return { type: 'inlineCode', value };
}
