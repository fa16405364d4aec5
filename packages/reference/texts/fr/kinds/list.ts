import { counted, formatNumber } from '@reliure/schema';

export const list = {
  title: 'Listes de codes',
  /** The kind of page, in results of the search. */
  label: 'Liste de codes',
  description: 'Les valeurs codées de l’API, leur libellé et leur sens, à lire ou à télécharger.',
  introduction: (count: number) =>
    count < 2
      ? 'La liste de valeurs codées de l’API. Elle se lit en ligne et se télécharge en CSV et en JSON.'
      : `Les ${formatNumber(count)} listes de valeurs codées de l’API. Chacune se lit en ligne et se télécharge en CSV et en JSON.`,
  searchPhrases: [
    'Liste des codes',
    'Valeurs codées',
    'Valeurs possibles',
    'Nomenclatures',
    'Exporter les codes en CSV',
    'Télécharger une liste',
    'Code lists',
    'Enumerations',
  ],
  /** The number of values of a list. */
  values: (count: number) => counted(count, 'valeur'),
  filter: 'Filtrer les listes',
  /** The operation that returns the current list. */
  servedBy: <Link>(operation: Link): readonly (Link | string)[] => ['Servie en direct par ', operation, '.'],
  /** Precedes the links to the files of a list. */
  download: 'Télécharger la liste\u00a0: ',
  /** Texts of these links. */
  forms: { csv: 'CSV', 'tableur.csv': 'CSV à points-virgules (tableurs en français)', json: 'JSON' },
  columns: ['Code', 'Libellé', 'Sens'],
  /** Names in the files, which programs read. */
  csv: { columns: ['code', 'libelle', 'sens', 'obsolete', 'depuis'], yes: 'oui' },
  json: {
    name: 'nom',
    title: 'titre',
    values: 'valeurs',
    code: 'code',
    label: 'libelle',
    meaning: 'sens',
    deprecated: 'obsolete',
    since: 'depuis',
  },
};
