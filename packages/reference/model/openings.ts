import { formatNumber } from '@apidoc/schema';

/** What the index of schemas begins with. */
export function schemasWording(count: number): string {
  return count < 2
    ? 'Le schéma que les opérations reçoivent ou rendent.'
    : `Les ${formatNumber(count)} schémas que les opérations reçoivent ou rendent, listes de codes comprises.`;
}

/** What the index of coded lists begins with. */
export function listsWording(count: number): string {
  return count < 2
    ? 'La liste de valeurs codées de l’API. Elle se lit en ligne et se télécharge en CSV et en JSON.'
    : `Les ${formatNumber(count)} listes de valeurs codées de l’API. Chacune se lit en ligne et se télécharge en CSV et en JSON.`;
}

/** What the catalogue of errors begins with. */
export function errorsWording(count: number): string {
  return count < 2
    ? 'L’erreur que les opérations renvoient\u00a0: sa cause, le remède, et s’il faut réessayer.'
    : `Les ${formatNumber(count)} erreurs que les opérations renvoient, par statut\u00a0: leur cause, le remède, et s’il faut réessayer.`;
}

/** What the index of life cycles begins with. */
export const lifecyclesWording =
  'Ce que chaque chose devient\u00a0: ses états, et ce qui la fait passer de l’un à l’autre.';
