import type { ListForm } from '@reliure/richtext';
import { formatNumber } from '@reliure/schema';
import { schemaFolders } from '../../model/sections.ts';

/** Slug and title of the index of coded lists. */
export const listCatalogue = { slug: schemaFolders.lists, title: 'Listes de codes' } as const;

/** Texts of the links to the files of a list. */
export const formLabels: Readonly<Record<ListForm, string>> = {
  csv: 'CSV',
  'tableur.csv': 'CSV à points-virgules (tableurs en français)',
  json: 'JSON',
};

/** Columns of the table of values. */
export const listColumns = ['Code', 'Libellé', 'Sens'] as const;

/** Returns the first paragraph of the index of coded lists. */
export function listsWording(count: number): string {
  return count < 2
    ? 'La liste de valeurs codées de l’API. Elle se lit en ligne et se télécharge en CSV et en JSON.'
    : `Les ${formatNumber(count)} listes de valeurs codées de l’API. Chacune se lit en ligne et se télécharge en CSV et en JSON.`;
}
