import { choices } from '@reliure/openapi';
import type { LinkWriter } from '@reliure/richtext';
import { errorExcerpt } from './errorExcerpt.ts';
import { operationExcerpt } from './operationExcerpt.ts';
import { schemaExcerpt } from './schemaExcerpt.ts';
import { texts } from '../../texts/index.ts';
import type { DirectiveNames } from '../findDirective.ts';
import type { AttributeName, Attributes, Excerpt, ExcerptSource } from './types.ts';

/** A directive that shows a part of the reference in a guide. */
export type ExcerptDirective = 'operation' | 'schema' | 'error';

const attributesOf: Readonly<Record<ExcerptDirective, readonly AttributeName[]>> = {
  operation: ['name', 'shows', 'language', 'status', 'example', 'fields'],
  schema: ['name', 'fields', 'shows', 'example'],
  error: ['code'],
};

/** Returns the names of these directives in the language of the site. */
export function excerptDirectiveNames(): DirectiveNames<ExcerptDirective> {
  const { operation, schema, error } = texts().guides.directives;
  return { operation, schema, error };
}

/**
 * Returns the nodes for a directive that shows a part of the reference: `::operation{name="create-visit" shows="call
 * response"}`, `::schema{name="Visit" fields="status, start"}`, `::error{code="visit-confirmed"}`. In French:
 * `::operation{nom="creer-une-visite" montre="appel reponse"}`, `::schema{nom="Visite" champs="statut, debut"}`,
 * `::erreur{code="visite-validee"}`.
 *
 * @param given The attributes by their names in guides.
 * @param links Writes the links of the nodes.
 * @returns A problem, if the reference lacks what the directive requests.
 */
export function toExcerpt(
  directive: ExcerptDirective,
  given: Readonly<Record<string, string | null | undefined>> | null | undefined,
  source: ExcerptSource,
  links: LinkWriter,
): Excerpt {
  const { directives, attributes: written } = texts().guides;
  const names = attributesOf[directive].map((name) => written[name]);
  const other = Object.keys(given ?? {}).find((name) => !names.includes(name));
  if (other !== undefined) {
    return {
      message: `The directive "${directives[directive]}" has no attribute "${other}".`,
      remedy: choices(names),
    };
  }
  const attributes: Attributes = Object.fromEntries(
    attributesOf[directive].map((name) => [name, given?.[written[name]]]),
  );
  switch (directive) {
    case 'operation':
      return operationExcerpt(attributes, source.operations, links);
    case 'schema':
      return schemaExcerpt(attributes, source, links);
    case 'error':
      return errorExcerpt(attributes, source.errors, links);
  }
}
