import type { ParameterLocation } from '@reliure/openapi';
import type { Phrase, RichText } from '@reliure/richtext';
import type { Body } from './exchange.ts';

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

/**
 * Returns the note on headers that a contract describes although OpenAPI ignores them: the media types and the security
 * decide their values.
 *
 * @param names At least one.
 */
export function ignoredHeadersNote(names: readonly string[]): RichText {
  const [subject, rest] =
    names.length === 1
      ? ['L’en-tête ', ' n’est pas un paramètre\u00a0: il découle']
      : ['Les en-têtes ', ' ne sont pas des paramètres\u00a0: ils découlent'];
  const listed = new Intl.ListFormat('fr')
    .formatToParts(names)
    .map(({ type, value }): Phrase => (type === 'element' ? { type: 'inlineCode', value } : { type: 'text', value }));
  const end = `${rest} des types de contenu et de l’accès.`;
  return [{ type: 'paragraph', children: [{ type: 'text', value: subject }, ...listed, { type: 'text', value: end }] }];
}

/** What a page says in place of an example that was not found. */
export const noExample = 'Aucun exemple valide n’a pu être construit depuis ce schéma.';
