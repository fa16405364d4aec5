import { errorsSlug } from '@apidoc/richtext';
import { formatNumber } from '@apidoc/schema';

/** The catalogue of errors: its address and its title. */
export const errorCatalogue = { slug: errorsSlug, title: 'Erreurs' } as const;

/** What the catalogue of errors begins with. */
export function errorsWording(count: number): string {
  return count < 2
    ? 'L’erreur que les opérations renvoient\u00a0: sa cause, le remède, et s’il faut réessayer.'
    : `Les ${formatNumber(count)} erreurs que les opérations renvoient, par statut\u00a0: leur cause, le remède, et s’il faut réessayer.`;
}
