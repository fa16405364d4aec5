import type { Phrase, RichText } from '@apidoc/richtext';
import type { Facts, StateRule } from './types';

/** Terms for the facts of an operation. */
export const factTerms = {
  security: 'Accès',
  reservedTo: 'Réservée à',
  states: ({ lifecycle }: Pick<StateRule, 'lifecycle'>) => `État requis (${lifecycle})`,
  resend: 'Nouvel envoi',
  concurrency: 'Concurrence',
} as const;

/** Separator between the states that an operation requires and those that it results in. */
export const leadsTo = '\u202f; mène à';

/** Returns the effect of sending the same request again, as after a lost response. */
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

/** Returns whether a request must or can contain `If-Match`, or `null` if it cannot. */
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

// Written as nodes instead of Markdown, so that views that use these words do not bundle the Markdown parser.
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
