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
      return toText('sans risque avec la même ', { kind: 'code', text: 'Idempotency-Key' });
    case 'method':
      return toText('sans risque (idempotent)');
    case 'version':
      return toText('sans double effet\u00a0: ', ifMatch, ' refuse le second');
    case 'reason':
      return resendReason;
    case 'none':
      return toText('à éviter\u00a0: non idempotent');
  }
}

/** Whether a request must name the version that it changes; `null` where it cannot. */
export function concurrencyWording({ concurrency }: Facts): RichText | null {
  switch (concurrency) {
    case 'required':
      return toText(ifMatch, ' obligatoire');
    case 'optional':
      return toText(ifMatch, ' possible');
    case 'none':
      return null;
  }
}

const ifMatch = { kind: 'code', text: 'If-Match' } as const;

function toText(...content: Phrase): RichText {
  return [{ kind: 'paragraph', content }];
}
