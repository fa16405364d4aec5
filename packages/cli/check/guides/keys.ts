import { member, members, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/**
 * Returns the names of the keys that requests have in one place.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#security-scheme-object
 */
export function keysIn(place: 'header' | 'query', document: JsonObject): readonly string[] {
  return members(member(document['components'], 'securitySchemes')).flatMap(([, scheme]) =>
    member(scheme, 'in') === place ? (toText(member(scheme, 'name')) ?? []) : [],
  );
}
