import type { Location, Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { pathItemOperations } from './operations';
import { pathItemLayers, rootPathItems } from './pathItems';
import { pathParameters } from './pathParameters';
import { resolvedReferences } from './referenceRule';
import { isSlug, operationSlug, reservedSlugs } from './slug';

interface Occurrence {
  readonly label: string;
  readonly location: Location;
}

/** Each operation has an address of its own. Read at the root, because a Path Item may be referred to twice. */
const uniqueSlugs: Oas3Rule = () => {
  const occurrences = new Map<string, Occurrence>();

  function report(slug: string, occurrence: Occurrence, context: UserContext): void {
    const { label, location } = occurrence;
    if (!isSlug(slug)) {
      context.report({ message: `${label} has the slug "${slug}", which cannot stand in an address.`, location });
      return;
    }
    if (reservedSlugs.has(slug)) {
      context.report({ message: `${label} has the slug "${slug}", which would hide a page of the reference.`, location });
      return;
    }
    const first = occurrences.get(slug);
    if (first === undefined) {
      occurrences.set(slug, occurrence);
      return;
    }
    const message = `${first.label} and ${label} have one slug, "${slug}".`;
    context.report({ message, location: [location, first.location] });
  }

  return {
    Root(root: unknown, context: UserContext) {
      for (const place of ['paths', 'webhooks'] as const) {
        for (const { name, reference, location } of rootPathItems(root, place, context.location)) {
          for (const layer of pathItemLayers(reference, location, context)) {
            for (const { method, operation } of pathItemOperations(layer.node)) {
              const at = layer.location.child('x-slug' in operation ? [method, 'x-slug'] : [method]);
              const label = `${method.toUpperCase()} ${name}`;
              report(operationSlug(operation, method, name), { label, location: at }, context);
            }
          }
        }
      }
    },
  };
};

/** What the reference needs of a contract: rules that Redocly has not, or has otherwise than the specification. */
export const referencePlugin: Plugin = {
  id: 'reference',
  rules: { oas3: { slugs: uniqueSlugs, 'path-parameters': pathParameters, references: resolvedReferences } },
};
