import type { Location, Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { pathItemOperations } from '../document/operations';
import { pathItemLayers, rootPathItems } from '../document/pathItems';
import { pathParameters } from './pathParameters';
import { resolvedReferences } from './referenceRule';
import { frozenSlug, isSlug, nameSlugs, operationSlugs, type SlugSource } from '../document/slug';

/** An operation and its place. */
interface Occurrence extends SlugSource {
  readonly label: string;
  readonly location: Location;
}

/**
 * Requires a unique slug for each operation. Works on the root, because a Path Item may be the target of two
 * references.
 */
const uniqueSlugs =
  (reserved: ReadonlySet<string>): Oas3Rule =>
  () => ({
    Root(root: unknown, context: UserContext) {
      const occurrences = collectOccurrences(root, context);
      const slugs = operationSlugs(occurrences, reserved);
      const bySlug = new Map<string, Occurrence>();
      for (const [index, occurrence] of occurrences.entries()) {
        const slug = String(slugs[index]);
        checkSlug(slug, occurrence, context, { before: bySlug, reserved });
        bySlug.set(slug, bySlug.get(slug) ?? occurrence);
      }
    },
  });

function checkSlug(
  slug: string,
  { label, location, operation }: Occurrence,
  context: UserContext,
  { before, reserved }: { readonly before: ReadonlyMap<string, Occurrence>; readonly reserved: ReadonlySet<string> },
): void {
  const first = before.get(slug);
  const wanted = frozenSlug(operation) ?? nameSlugs(operation)[0] ?? slug;
  if (!isSlug(slug)) {
    context.report({ message: `${label} has the slug "${slug}", which cannot stand in an address.`, location });
  } else if (reserved.has(slug)) {
    context.report({ message: `${label} has the slug "${slug}", which would hide a page of the reference.`, location });
  } else if (first !== undefined) {
    const message = `${first.label} and ${label} have one slug, "${slug}".`;
    context.report({ message, location: [location, first.location] });
  } else if (slug !== wanted) {
    const holder = reserved.has(wanted) ? 'a page of the reference' : 'another operation';
    const message = `${label} would have the slug "${wanted}", which ${holder} has: its page is "${slug}".`;
    context.report({ message, location, forceSeverity: 'warn' });
  }
}

function collectOccurrences(root: unknown, context: UserContext): readonly Occurrence[] {
  return rootPathItems(root, 'paths', context.location).flatMap(({ name: path, reference, location }) =>
    pathItemLayers(reference, location, context).flatMap((layer) =>
      pathItemOperations(layer.node).map(({ method, operation }) => ({
        operation,
        method,
        path,
        label: `${method.toUpperCase()} ${path}`,
        location: layer.location.child('x-slug' in operation ? [method, 'x-slug'] : [method]),
      })),
    ),
  );
}

/**
 * Returns a plugin with the rules that Redocly lacks, or that it implements differently from the specification.
 *
 * @param reserved Slugs that no operation may have.
 */
export function createReferencePlugin(reserved: ReadonlySet<string>): Plugin {
  return {
    id: 'reference',
    rules: {
      oas3: { slugs: uniqueSlugs(reserved), 'path-parameters': pathParameters, references: resolvedReferences },
    },
  };
}
