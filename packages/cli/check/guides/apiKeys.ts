import { member, members, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/**
 * Returns the names of the headers or of the query parameters in which requests send API keys.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#security-scheme-object
 */
export function apiKeyNames(location: 'header' | 'query', document: JsonObject): readonly string[] {
  return members(member(document['components'], 'securitySchemes')).flatMap(([, scheme]) =>
    member(scheme, 'in') === location ? (toText(member(scheme, 'name')) ?? []) : [],
  );
}
