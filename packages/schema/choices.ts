import { members } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';

/** A choice between schemas, with the member that names the one chosen. */
export interface Choice {
  readonly rule: 'oneOf' | 'anyOf';
  readonly schemas: readonly unknown[];
  readonly discriminator: JsonObject | null;
}

/** A discriminator with a mapping but no `oneOf` offers the mapped schemas. */
export function impliedChoice(discriminator: JsonObject | null): Choice {
  const targets = new Set(mappings(discriminator).map(([, target]) => target));
  return { rule: 'oneOf', schemas: [...targets].map(($ref) => ({ $ref })), discriminator };
}

/** Values and pointers of a discriminator’s mapping; it may name a component instead of pointing at it. */
export function mappings(discriminator: JsonObject | null): readonly (readonly [string, string])[] {
  return members(discriminator?.['mapping']).flatMap(([value, target]) => {
    if (typeof target !== 'string') return [];
    return [[value, target.startsWith('#') ? target : `#/components/schemas/${target}`] as const];
  });
}

/** The schemas of a choice that are not plainly `null`. */
export function withoutNull(schemas: readonly unknown[], resolve: Resolve): readonly unknown[] {
  return schemas.filter((schema) => {
    const { type } = resolve(schema).node;
    return type !== 'null' && !(Array.isArray(type) && type.length === 1 && type[0] === 'null');
  });
}
