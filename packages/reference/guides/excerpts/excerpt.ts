import type { LinkWriter } from '@reliure/richtext';
import { errorExcerpt } from './errorExcerpt.ts';
import { operationExcerpt } from './operationExcerpt.ts';
import { schemaExcerpt } from './schemaExcerpt.ts';
import type { Attributes, Excerpt, ExcerptSource } from './types.ts';

/** The attributes of the directives that show a part of the reference in a guide. */
const attributesOf = {
  operation: ['nom', 'montre', 'langage', 'statut', 'exemple', 'champs'],
  schema: ['nom', 'champs', 'montre', 'exemple'],
  erreur: ['code'],
} as const;

export type ExcerptDirective = keyof typeof attributesOf;

/** The names of these directives. */
export const excerptDirectiveNames = Object.keys(attributesOf) as readonly ExcerptDirective[];

/**
 * Returns the nodes for a directive that shows a part of the reference: `::operation{nom="creer-une-visite"
 * montre="appel reponse"}`, `::schema{nom="Visite" champs="statut, debut"}`, `::erreur{code="visite-validee"}`.
 *
 * @param links Writes the links of the nodes.
 * @returns A problem, if the reference lacks what the directive requests.
 */
export function toExcerpt(
  directive: ExcerptDirective,
  given: Attributes | null | undefined,
  source: ExcerptSource,
  links: LinkWriter,
): Excerpt {
  const attributes = given ?? {};
  const names: readonly string[] = attributesOf[directive];
  const other = Object.keys(attributes).find((name) => !names.includes(name));
  if (other !== undefined) {
    return {
      message: `The directive "${directive}" has no attribute "${other}".`,
      remedy: `Choose among: ${names.join(', ')}.`,
    };
  }
  switch (directive) {
    case 'operation':
      return operationExcerpt(attributes, source.operations, links);
    case 'schema':
      return schemaExcerpt(attributes, source, links);
    case 'erreur':
      return errorExcerpt(attributes, source.errors, links);
  }
}
