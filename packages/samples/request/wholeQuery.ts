import { writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toForm } from './body.ts';
import { mediaValue, serializedExample } from './media.ts';
import { contentOf } from './parameterValue.ts';
import { encode, toWellFormed } from './serialize.ts';
import type { SentParameter } from './writing/sentParameter.ts';

/**
 * Returns the query string that a parameter `in: querystring` is: its fields as parameters of the query, or one parameter
 * whose text is all of it, encoded.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#parameter-locations
 */
export function toWholeQuery(parameter: JsonObject, resolve: Resolve): readonly SentParameter[] {
  const content = contentOf(parameter, resolve);
  const examples = content?.media['examples'] ?? parameter['examples'];
  const media = { ...content?.media, ...(examples !== undefined && { examples }) };
  const written = serializedExample(parameter, resolve);
  if (written !== undefined) return [toWhole(parameter, toQuerySafe(written))];
  const mediaType = content?.mediaType ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) {
    const own = serializedExample(media, resolve);
    if (own !== undefined) return [toWhole(parameter, toQuerySafe(own))];
    const form = toForm(media, resolve);
    return form.kind === 'form'
      ? form.fields.map(({ name, value }) => ({ name, in: 'query', style: 'form', explode: true, value }))
      : [toWhole(parameter, form.text)];
  }
  const value = serializedExample(media, resolve) ?? mediaValue(media, resolve, { mediaType });
  return [toWhole(parameter, encode(typeof value === 'string' ? value : writeJson(value ?? null)))];
}

function toWhole(parameter: JsonObject, text: string): SentParameter {
  return { name: String(parameter['name']), in: 'querystring', style: 'form', explode: false, value: text, text };
}

/** Encodes characters that are not allowed in a query. Existing escape sequences are kept. */
function toQuerySafe(text: string): string {
  return toWellFormed(text)
    .trim()
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/[^\w\-.~!$&()*+,;=:@/?%]/gu, encode);
}
