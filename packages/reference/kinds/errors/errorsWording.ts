import { errorsSlug } from '@reliure/richtext';
import { formatNumber } from '@reliure/schema';

/** Slug and title of the error catalogue. */
export const errorCatalogue = { slug: errorsSlug, title: 'Erreurs' } as const;

/** Returns the first paragraph of the error catalogue. */
export function errorsWording(count: number): string {
  return count < 2
    ? 'L’erreur que les opérations renvoient\u00a0: sa cause, le remède, et s’il faut réessayer.'
    : `Les ${formatNumber(count)} erreurs que les opérations renvoient, par statut\u00a0: leur cause, le remède, et s’il faut réessayer.`;
}

/** Names the sentence that an application may show to its user. */
export const userMessageTerm = 'Que dire à l’utilisateur';
