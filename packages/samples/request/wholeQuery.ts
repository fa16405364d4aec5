import { writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toForm } from './body.ts';
import { mediaValue, serializedExample } from './media.ts';
import { contentOf } from './parameterValue.ts';
import { encode, toWellFormed } from './serialize.ts';
import type { FormField } from '../types.ts';

/** A query string: its fields, or a text that is all of it, encoded. */
export type WholeQuery = { readonly fields: readonly FormField[] } | { readonly text: string };

/**
 * Returns the query string that a parameter `in: querystring` is.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#parameter-locations
 */
export function toWholeQuery(parameter: JsonObject, resolve: Resolve): WholeQuery {
  const content = contentOf(parameter, resolve);
  const examples = content?.media['examples'] ?? parameter['examples'];
  const media = { ...content?.media, ...(examples !== undefined && { examples }) };
  const written = serializedExample(parameter, resolve);
  if (written !== undefined) return { text: toQuerySafe(written) };
  const mediaType = content?.mediaType ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) {
    const own = serializedExample(media, resolve);
    if (own !== undefined) return { text: toQuerySafe(own) };
    const form = toForm(media, resolve);
    return form.kind === 'form' ? { fields: form.fields } : { text: form.text };
  }
  const value = serializedExample(media, resolve) ?? mediaValue(media, resolve, { mediaType });
  return { text: encode(typeof value === 'string' ? value : writeJson(value ?? null)) };
}

/** Encodes characters that are not allowed in a query. Existing escape sequences are kept. */
function toQuerySafe(text: string): string {
  return toWellFormed(text)
    .trim()
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/[^\w\-.~!$&()*+,;=:@/?%]/gu, encode);
}
