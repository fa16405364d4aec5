import { codeAnchor, statusAnchor } from '@apidoc/richtext';
import { toErrorPassage, toPhrasePassages } from '../../search/passages';
import type { SearchablePassage } from '../../search/searchablePage';
import type { ErrorGroup } from './model';

/** Returns the searchable content of the error catalogue: each status, and each error by its code. */
export function toErrorPassages(groups: readonly ErrorGroup[]): readonly SearchablePassage[] {
  return [
    ...toPhrasePassages(['Codes d’erreur', 'Erreurs de l’API']),
    ...groups.flatMap(({ status, title, errors }): readonly SearchablePassage[] => [
      {
        text: errors.map((error) => error.title).join(' · '),
        section: `${status} ${title}`.trim(),
        anchor: statusAnchor(status),
        role: 'section',
      },
      ...errors.flatMap((error) => {
        const passage = toErrorPassage(status, error, codeAnchor(error.code));
        return [
          passage,
          ...(error.userMessage === undefined ? [] : [{ ...passage, text: error.userMessage }]),
          ...toPhrasePassages(error.searchPhrases, codeAnchor(error.code)),
        ];
      }),
    ]),
  ];
}
