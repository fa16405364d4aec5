export const withdrawal = {
  description: 'Tout ce qui prend fin dans l’API, par date, qui est concerné et ce qui le remplace.',
  introduction:
    'Tout ce qui prend fin, par date\u00a0: adresses, portées, codes et comportements. Chaque ligne fonctionne jusqu’à cette date\u202f; les réponses d’une opération obsolète l’annoncent aussi dans un en-tête.',
  searchPhrases: [
    'Calendrier des retraits',
    'Opérations obsolètes',
    'Fin de vie des opérations',
    'Adresses, portées et comportements retirés',
    'Dates d’arrêt',
    'Fichier iCalendar des retraits',
    'Ce qui va s’arrêter',
    'Planned withdrawals',
    'Deprecations',
  ],
  columns: ['Jusqu’au', 'Ce qui prend fin', 'Qui est concerné', 'Ce qui le remplace', 'Annonce'],
  /** Who is concerned by the end of an operation. */
  callers: 'Clients qui l’appellent',
  /** Replaces an unknown day. */
  unknownDay: 'date non annoncée',
  comparison: 'Voir ce qui change entre deux versions',
  calendar: 'Ajouter ces dates à un agenda (iCalendar)',
  /** Texts of the iCalendar file. */
  events: {
    /** ISO 639 code of the language, in upper case. */
    language: 'FR',
    operation: (title: string) => `Retrait de «\u00a0${title}\u00a0»`,
    other: (name: string) => `Retrait\u00a0: ${name}`,
    replacedBy: (title: string) => `Remplacée par\u00a0: ${title}`,
  },
};
