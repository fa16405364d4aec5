import { formatNumber } from '@reliure/schema';

export const schema = {
  title: 'Schémas',
  /** The kind of page, in results of the search. */
  label: 'Schéma',
  description: 'Tous les schémas de données de l’API, par ordre alphabétique.',
  introduction: (count: number) =>
    count < 2
      ? 'Le schéma que les opérations reçoivent ou rendent.'
      : `Les ${formatNumber(count)} schémas que les opérations reçoivent ou rendent, listes de codes comprises.`,
  searchPhrases: ['Modèle de données', 'Objets échangés', 'Data model', 'Schemas'],
  filter: 'Filtrer les schémas',
  /** Name of the links to first letters. */
  letters: 'Initiales',
  letterAnchor: (letter: string) => `lettre-${letter}`,
  /** Anchor of names that do not start with a letter. */
  otherAnchor: 'autres',
  content: 'Contenu',
  uses: 'Utilise',
  examples: (count: number): string => (count < 2 ? 'Exemple' : 'Exemples'),
};
