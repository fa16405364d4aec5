import type { ParameterPlace } from '@apidoc/openapi';
import type { Body } from './exchange';

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
