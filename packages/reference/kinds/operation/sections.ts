/** Short names of the sections, for the line of links that stays in view. Sections without one are not in it. */
export const shortSectionTitles = {
  parameters: 'Paramètres',
  body: 'Corps',
  responses: 'Réponses',
  errors: 'Erreurs',
  callbacks: 'Rappels',
  next: 'Ensuite',
} as const;

/** Titles of the sections of an operation’s page, if they are always the same. */
export const operationTitles = {
  servers: 'Serveurs',
  responses: 'Réponses',
  errors: 'Erreurs',
  sharedErrors: 'Erreurs communes à d’autres opérations',
  callbacks: 'Rappels envoyés par l’API',
  previous: 'Souvent avant',
  next: 'Souvent ensuite',
  schemas: 'Schémas utilisés',
  guides: 'Dans les guides',
  history: 'Historique',
} as const;
