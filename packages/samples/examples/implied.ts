import { isObject } from '@reliure/openapi';
import type { MergedSchema } from '@reliure/schema';
import type { Builder } from './types.ts';

/**
 * Returns the schemas that apply to a value because of what it contains: the branches of conditions, and what its members
 * require. Leaves out those that apply already.
 */
export function impliedSchemas(
  value: unknown,
  { conditions, dependentRequired }: MergedSchema,
  schemas: readonly unknown[],
  { isAllowed }: Builder,
): readonly unknown[] {
  const branches = conditions.map((condition) => condition[isAllowed(value, [condition['if']]) ? 'then' : 'else']);
  const required = dependentRequired.filter(([name]) => isObject(value) && Object.hasOwn(value, name));
  const implied = [
    ...branches.filter((branch) => branch !== undefined),
    ...required.map(([, names]) => ({ required: names })),
  ];
  return implied.filter((schema) => !schemas.includes(schema) && !isAllowed(value, [schema]));
}
