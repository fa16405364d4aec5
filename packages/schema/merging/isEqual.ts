import { toCanonicalJson } from '@reliure/openapi';

/**
 * Whether two JSON values are equal: `1` and `1.0` are, and the order of members does not matter.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.2.2
 */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || toCanonicalJson(one) === toCanonicalJson(other);
}
