import { toPhrasePassages, toSearchText } from '../../search/passages';
import type { SearchablePassage } from '../../search/searchablePage';
import type { AccessPage } from './model';

/** Returns the searchable content of the page of access rights: each scope by its name. */
export function toAccessPassages({ scopes }: AccessPage): readonly SearchablePassage[] {
  return [
    ...toPhrasePassages(['Portées OAuth', 'Scopes', 'Matrice des droits', 'Qui peut appeler une opération']),
    ...scopes.map(({ name, anchor, description }) => ({
      text: toSearchText(description),
      section: name,
      anchor,
    })),
  ];
}
