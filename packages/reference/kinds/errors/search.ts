import { codeAnchor, statusAnchor } from '@apidoc/richtext';
import { toErrorPlace, toPhrasePlaces } from '../../search/places';
import type { SearchablePlace } from '../../search/searchablePage';
import type { ErrorGroup } from './model';

/** Returns the searchable content of the error catalogue: each status, and each error by its code. */
export function toErrorPlaces(groups: readonly ErrorGroup[]): readonly SearchablePlace[] {
  return [
    ...toPhrasePlaces(['Codes d’erreur', 'Erreurs de l’API']),
    ...groups.flatMap(({ status, title, errors }): readonly SearchablePlace[] => [
      {
        text: errors.map((error) => error.title).join(' · '),
        section: `${status} ${title}`.trim(),
        anchor: statusAnchor(status),
        role: 'section',
      },
      ...errors.flatMap((error) => [
        toErrorPlace(status, error, codeAnchor(error.code)),
        ...toPhrasePlaces(error.searchPhrases, codeAnchor(error.code)),
      ]),
    ]),
  ];
}
