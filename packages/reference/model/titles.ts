import type { ParameterLocation } from '@apidoc/openapi';
import type { Body } from './exchange';

/** Titles of an operation’s parameters, by location. */
export const parameterTitles: Readonly<Record<ParameterLocation, string>> = {
  path: 'Paramètres de chemin',
  query: 'Paramètres d’URL',
  header: 'En-têtes de la requête',
  cookie: 'Cookies',
};

/** Returns the title of an operation’s request body. */
export function bodyTitle({ required }: Pick<Body, 'required'>): string {
  return required ? 'Corps de la requête' : 'Corps de la requête (facultatif)';
}
