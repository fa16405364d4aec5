import type { ParameterPlace } from '@apidoc/openapi';

/** Sections of an operation’s page; those of parameters are `parametersAnchor`’s. */
export const operationSections = {
  servers: 'serveurs',
  body: 'corps',
  responses: 'reponses',
  errors: 'erreurs',
  callbacks: 'rappels',
  previous: 'avant',
  next: 'ensuite',
  schemas: 'schemas-utilises',
  guides: 'guides',
  history: 'historique',
} as const;

/** Address of the parameters of one place on an operation’s page. */
export function parametersAnchor(place: ParameterPlace): string {
  return `parametres-${place}`;
}

/** Id of the button that shows a call in one language. */
export function sampleId(language: string): string {
  return `langage-${language}`;
}

/** Titles of the sections of an operation’s page that have only one. */
export const operationTitles = {
  servers: 'Serveurs',
  responses: 'Réponses',
  errors: 'Erreurs',
  callbacks: 'Rappels envoyés par l’API',
  previous: 'Souvent avant',
  next: 'Souvent ensuite',
  schemas: 'Schémas utilisés',
  guides: 'Dans les guides',
  history: 'Historique',
} as const;
