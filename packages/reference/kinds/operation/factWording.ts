import { code, paragraph } from '@reliure/page';
import type { RichText } from '@reliure/richtext';
import type { Facts, StateRule } from './types.ts';

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
      return [paragraph('sans risque avec la même ', code('Idempotency-Key'))];
    case 'method':
      return [paragraph('sans risque (idempotent)')];
    case 'version':
      return [paragraph('sans double effet\u00a0: ', code('If-Match'), ' refuse le second')];
    case 'reason':
      return resendReason;
    case 'none':
      return [paragraph('à éviter\u00a0: non idempotent')];
  }
}

/** Returns whether a request must or can contain `If-Match`, or `null` if it cannot. */
export function concurrencyWording({ concurrency }: Facts): RichText | null {
  switch (concurrency) {
    case 'required':
      return [paragraph(code('If-Match'), ' obligatoire')];
    case 'optional':
      return [paragraph(code('If-Match'), ' possible')];
    case 'none':
      return null;
  }
}
