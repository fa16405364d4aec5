import type { Location, Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { locatedOperations, pathItemLayers, rootPathItems, rootTags } from '../document/pathItems.ts';
import { internalTags, isInternalOperation, isMarked } from '../internal/isInternal.ts';
import { codeSamples } from './codeSamples.ts';
import { ignoredHeaders } from './ignoredHeaders.ts';
import { pathParameters } from './pathParameters.ts';
import { openApiTypes } from '../read/openApiTypes.ts';
import { resolvedReferences, type MisplacedReference } from './resolvedReferences.ts';
import { securityNames } from './securityNames.ts';
import { tagGroups } from './tagGroups.ts';
import { tagTree } from './tagTree.ts';
import { wholeQuery } from './wholeQuery.ts';
import { toMethodName } from '../document/operations.ts';
import { frozenSlug, nameSlugs, operationSlugs, type SlugSource } from '../slugs/operationSlugs.ts';
import { isSlug, maxSlugLength } from '../slugs/slug.ts';
import { specification } from './specification.ts';
import { isSpecialName } from '../slugs/uniqueSlugs.ts';

/** An operation and its location. */
interface LocatedSlugSource extends SlugSource {
  readonly label: string;
  readonly location: Location;
}

/**
 * Requires a unique slug for each operation. Works on the root, because a Path Item may be the target of two
 * references.
 */
const slugRule =
  (reserved: ReadonlySet<string>): Oas3Rule =>
  () => ({
    Root(root: unknown, context: UserContext) {
      const operations = collectOperations(root, context);
      const slugs = operationSlugs(operations, reserved);
      const bySlug = new Map<string, LocatedSlugSource>();
      for (const [index, operation] of operations.entries()) {
        const slug = String(slugs[index]);
        checkSlug(slug, operation, context, { before: bySlug, reserved });
        bySlug.set(slug, bySlug.get(slug) ?? operation);
      }
    },
  });

function checkSlug(
  slug: string,
  { label, location, operation }: LocatedSlugSource,
  context: UserContext,
  {
    before,
    reserved,
  }: { readonly before: ReadonlyMap<string, LocatedSlugSource>; readonly reserved: ReadonlySet<string> },
): void {
  const first = before.get(slug);
  const expected = frozenSlug(operation) ?? nameSlugs(operation)[0] ?? slug;
  if (slug.length > maxSlugLength) {
    const message = `${label} has a slug of ${slug.length} characters, but file names have room for ${maxSlugLength}: "${slug}".`;
    context.report({ message, location });
  } else if (!isSlug(slug)) {
    context.report({ message: `${label} has the slug "${slug}", which cannot be part of a URL.`, location });
  } else if (reserved.has(slug)) {
    context.report({ message: `${label} has the slug "${slug}", which would hide a page of the reference.`, location });
  } else if (isSpecialName(slug)) {
    const message = `${label} has the slug "${slug}", which servers or file systems treat specially.`;
    context.report({ message, location });
  } else if (first !== undefined) {
    const message = `${first.label} and ${label} have the same slug, "${slug}".`;
    context.report({ message, location: [location, first.location] });
  } else if (slug !== expected) {
    const message = `${label} should have the slug "${expected}", which ${toObstacle(expected, reserved)}. It gets "${slug}" instead.`;
    context.report({ message, location, forceSeverity: 'warn' });
  }
}

/** Returns why an operation cannot have a slug. */
function toObstacle(slug: string, reserved: ReadonlySet<string>): string {
  if (isSpecialName(slug)) return 'servers or file systems treat specially';
  return `${reserved.has(slug) ? 'a page of the reference' : 'another operation'} already has`;
}

/** Returns the operations that get a page. */
function collectOperations(root: unknown, context: UserContext): readonly LocatedSlugSource[] {
  const tags = internalTags(rootTags(root, context.location, context).map(({ node }) => node));
  return rootPathItems(root, 'paths', context.location, context).flatMap(({ name: path, reference, location }) => {
    const layers = pathItemLayers(reference, location, context);
    if (layers.some(({ node }) => isMarked(node))) return [];
    return layers
      .flatMap((layer) => locatedOperations(layer, context))
      .filter(({ operation }) => !isInternalOperation(operation, tags))
      .map(({ method, operation, location: place }) => ({
        operation,
        method,
        path,
        label: `${toMethodName(method)} ${path}`,
        location: 'x-slug' in operation ? place.child(['x-slug']) : place,
      }));
  });
}

/**
 * Returns a plugin with the types and rules that Redocly lacks, or that it implements differently from the
 * specification.
 *
 * @param reserved Slugs that no operation may have.
 * @param misplaced Gets each `$ref` where OpenAPI has none.
 */
export function createReferencePlugin(reserved: ReadonlySet<string>, misplaced: MisplacedReference[]): Plugin {
  return {
    id: 'reference',
    typeExtension: { oas3: openApiTypes },
    rules: {
      oas3: {
        slugs: slugRule(reserved),
        'path-parameters': pathParameters,
        specification,
        references: resolvedReferences(misplaced),
        'ignored-headers': ignoredHeaders,
        'security-names': securityNames,
        'tag-groups': tagGroups,
        'tag-tree': tagTree,
        'whole-query': wholeQuery,
        'code-samples': codeSamples,
      },
    },
  };
}
