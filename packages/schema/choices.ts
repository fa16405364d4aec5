import { members } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';

/** A choice between schemas, with the discriminator that names the chosen one. */
export interface Choice {
  readonly rule: 'oneOf' | 'anyOf';
  readonly schemas: readonly unknown[];
  readonly discriminator: JsonObject | null;
}

/** Returns the choice between the mapped schemas, for a discriminator that has a mapping but no `oneOf`. */
export function impliedChoice(discriminator: JsonObject | null): Choice {
  const targets = new Set(mappings(discriminator).map(([, target]) => target));
  return { rule: 'oneOf', schemas: [...targets].map(($ref) => ({ $ref })), discriminator };
}

/**
 * Returns the values and pointers of a discriminator’s mapping. A mapping may contain a component name instead of a
 * pointer.
 */
export function mappings(discriminator: JsonObject | null): readonly (readonly [string, string])[] {
  return members(discriminator?.['mapping']).flatMap(([value, target]) => {
    if (typeof target !== 'string') return [];
    return [[value, target.startsWith('#') ? target : `#/components/schemas/${target}`] as const];
  });
}

/** Returns the schemas of a choice except those whose only type is `null`. */
export function withoutNull(schemas: readonly unknown[], resolve: Resolve): readonly unknown[] {
  return schemas.filter((schema) => {
    const { type } = resolve(schema).node;
    return type !== 'null' && !(Array.isArray(type) && type.length === 1 && type[0] === 'null');
  });
}
