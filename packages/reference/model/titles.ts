import type { Body, ParameterPlace } from '../kinds/operation/types';

/** What pages about things that operations share are called, in titles, menus and paths. */
export const catalogueTitles = {
  schemas: 'Schémas',
  lists: 'Listes de codes',
  lifecycles: 'Cycles de vie',
  errors: 'Erreurs',
} as const;

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

/** Titles of the parameters of an operation, by their place. */
export const parameterTitles: Readonly<Record<ParameterPlace, string>> = {
  path: 'Paramètres de chemin',
  query: 'Paramètres d’URL',
  header: 'En-têtes de la requête',
  cookie: 'Cookies',
};

/** Title of what an operation is sent. */
export function bodyTitle({ required }: Pick<Body, 'required'>): string {
  return required ? 'Corps de la requête' : 'Corps de la requête (facultatif)';
}
