import { isObject } from '@reliure/openapi';
import { isEqual } from './isEqual.ts';

/**
 * Returns a schema that allows what all given schemas allow.
 *
 * @param schemas The nearest first.
 */
export function conjunction(schemas: readonly unknown[]): unknown {
  if (schemas.includes(false)) return false;
  const [first, ...others] = schemas;
  if (others.length === 0) return first;
  const limiting: unknown[] = [];
  for (const schema of schemas) {
    const isNew =
      isObject(schema) && Object.keys(schema).length > 0 && !limiting.some((known) => isEqual(known, schema));
    if (isNew) limiting.push(schema);
  }
  const [only = first, ...more] = limiting;
  return more.length === 0 ? only : { allOf: limiting };
}
