import type { Location, Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { isObject, member, type JsonObject } from './json';
import { pathItemOperations } from './operations';
import { isSlug, operationSlug, reservedSlugs } from './slug';

interface Occurrence {
  readonly label: string;
  readonly location: Location;
}

/** Each operation has an address of its own. Read at the root, because a Path Item may be referred to twice. */
const uniqueSlugs: Oas3Rule = () => {
  const occurrences = new Map<string, Occurrence>();

  function check(paths: unknown, location: Location, context: UserContext): void {
    if (!isObject(paths)) return;
    for (const [path, reference] of Object.entries(paths)) {
      if (!isObject(reference)) continue;
      const resolved = context.resolve<JsonObject>(reference);
      if (resolved.node === undefined || !isObject(resolved.node)) continue;
      const place = '$ref' in reference ? resolved.location : location.child([path]);
      for (const { method, operation } of pathItemOperations(resolved.node)) {
        const slug = operationSlug(operation, method, path);
        const label = `${method.toUpperCase()} ${path}`;
        const at = place.child('x-slug' in operation ? [method, 'x-slug'] : [method]);
        report(slug, { label, location: at }, context);
      }
    }
  }

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
      check(member(root, 'paths'), context.location.child(['paths']), context);
      check(member(root, 'webhooks'), context.location.child(['webhooks']), context);
    },
  };
};

/** What the reference needs of a contract beyond the OpenAPI specification itself. */
export const referencePlugin: Plugin = {
  id: 'reference',
  rules: { oas3: { slugs: uniqueSlugs } },
};
