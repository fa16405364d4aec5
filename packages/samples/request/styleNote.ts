import { isObject, members } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { innerDelimiter } from './delimiters.ts';
import { parameterValue, styleOf } from './parameterValue.ts';
import type { Style } from './serialize.ts';
import { texts } from '../texts.ts';

/**
 * Returns a sentence on a parameter whose example cannot be serialized reliably: OpenAPI leaves the form undefined, or a
 * text contains the delimiter and cannot escape it.
 *
 * @see https://spec.openapis.org/oas/v3.1.1#appendix-e-percent-encoding-and-form-media-types
 */
export function toStyleNote(parameter: JsonObject, resolve: Resolve): string | undefined {
  const { value, text } = parameterValue(parameter, resolve);
  if (text !== undefined) return undefined;
  const name = String(parameter['name']);
  const isPair = parameter['in'] === 'query' || parameter['in'] === 'cookie';
  const style = styleOf(parameter, isPair ? 'form' : 'simple');
  if (isUndefined(value, style)) return texts().comments.undefinedStyle(name, style.style);
  const delimiter = innerDelimiter(value, style);
  if (delimiter === undefined || isEscaped(parameter['in'], style)) return undefined;
  return texts().comments.ambiguousDelimiter(name, delimiter);
}

/** Whether a style writes a value in a form that OpenAPI leaves undefined, such as an object inside another one. */
function isUndefined(value: unknown, { style }: Style): boolean {
  const parts = Array.isArray(value) ? value : members(value).map(([, own]) => own);
  return (style === 'deepObject' && !isObject(value)) || parts.some((part) => isObject(part) || Array.isArray(part));
}

/** Whether the texts of a value are encoded and its delimiters are not. A dot is the same character in both forms. */
function isEscaped(location: unknown, { style, explode }: Style): boolean {
  return style === 'form' || (location === 'path' && !(style === 'label' && explode));
}
