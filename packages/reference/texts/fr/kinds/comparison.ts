export const comparison = {
  label: 'Comparaison',
  description: 'Ce qui a changé entre deux versions du contrat, les changements incompatibles d’abord.',
  introduction:
    'Ce qui a changé entre deux versions du contrat, même éloignées, d’après la comparaison de l’une avec l’autre\u00a0: ce qu’une version a ajouté et qu’une autre a retiré depuis n’y figure pas.',
  /** Explains the list of all changes, where scripts do not run. */
  all: 'Chaque changement indique la version qui l’a apporté\u00a0; lisez ceux des versions qui suivent la vôtre.',
  searchPhrases: [
    'Différences entre versions',
    'Changements d’une version à une autre',
    'Passer plusieurs versions d’un coup',
    'Monter de version',
    'Compare two versions',
    'Breaking changes',
  ],
  changelog: 'Journal des modifications',
  /** The two choices: names of parameters of the address, and labels. */
  from: { name: 'de', label: 'De la version' },
  to: { name: 'a', label: 'à la version' },
  /** The choice of a group of operations. */
  group: { name: 'domaine', label: 'Opérations', all: 'toutes' },
  breaking: { id: 'incompatibles', title: 'Incompatibles' },
  others: { id: 'autres', title: 'Autres changements' },
  minor: { id: 'mineurs', title: 'Ajouts et changements mineurs' },
  showMinor: 'Voir ces changements',
  /** Changes of several groups of operations. */
  mixed: 'Plusieurs domaines',
  columns: ['Changement', 'Opérations', 'À faire', 'Échéance', 'Version'],
  /**
   * The release that brought a change, and the one that replaced it, by their titles; `null` for the release to come.
   *
   * @param end Missing if the change still holds.
   */
  since: (start: string | null, end?: string | null) => {
    const since = start === null ? 'à venir' : `depuis ${start}`;
    return end === undefined ? since : `${since}, jusqu’à ${end ?? 'la prochaine version'}`;
  },
};
