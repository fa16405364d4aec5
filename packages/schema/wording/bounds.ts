import { compareNumbers, isNumber } from '@reliure/openapi';
import type { JsonNumber, JsonObject } from '@reliure/openapi';

/** A bound of a number. A strict bound is not itself an allowed value. */
export interface Bound {
  readonly value: JsonNumber;
  readonly strict: boolean;
}

/** Returns the lower bound. OpenAPI 3.1 writes a strict bound as a number, 3.0 as a flag next to `minimum`. */
export function lowerBound(schema: JsonObject): Bound | null {
  return bound(schema['minimum'], schema['exclusiveMinimum'], 1);
}

/** Returns the upper bound, from `maximum` and `exclusiveMaximum`. See `lowerBound`. */
export function upperBound(schema: JsonObject): Bound | null {
  return bound(schema['maximum'], schema['exclusiveMaximum'], -1);
}

/**
 * Returns the narrower bound if a schema has both an inclusive and an exclusive one.
 *
 * @param side 1 for lower bounds, of which the larger one is narrower, and -1 for upper bounds.
 */
function bound(inclusive: unknown, exclusive: unknown, side: 1 | -1): Bound | null {
  const limit = isNumber(inclusive) ? { value: inclusive, strict: exclusive === true } : null;
  if (!isNumber(exclusive)) return limit;
  const isNarrower = limit !== null && compareNumbers(limit.value, exclusive) * side > 0;
  return isNarrower ? limit : { value: exclusive, strict: true };
}
