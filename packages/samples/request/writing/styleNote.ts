import { isObject, members } from '@reliure/openapi';
import { innerDelimiter } from '../delimiters.ts';
import type { Style } from '../serialize.ts';
import { texts } from '../../texts.ts';
import type { SentParameter } from './sentParameter.ts';

/**
 * Returns a sentence on a parameter whose value cannot be serialized reliably: OpenAPI leaves the form undefined, or a
 * text contains the delimiter and cannot escape it.
 *
 * @see https://spec.openapis.org/oas/v3.1.1#appendix-e-percent-encoding-and-form-media-types
 */
export function styleNote(parameter: SentParameter): string | undefined {
  const { name, value, style } = parameter;
  if (isUndefined(value, parameter)) return texts().comments.undefinedStyle(name, style);
  const delimiter = innerDelimiter(value, parameter);
  if (delimiter === undefined || isEscaped(parameter)) return undefined;
  return texts().comments.ambiguousDelimiter(name, delimiter);
}

/** Whether a style writes a value in a form that OpenAPI leaves undefined, such as an object inside another one. */
function isUndefined(value: unknown, { style }: Style): boolean {
  const parts = Array.isArray(value) ? value : members(value).map(([, own]) => own);
  return (style === 'deepObject' && !isObject(value)) || parts.some((part) => isObject(part) || Array.isArray(part));
}

/** Whether the texts of a value are encoded and its delimiters are not. A dot is the same character in both forms. */
function isEscaped({ in: location, style, explode }: SentParameter): boolean {
  return style === 'form' || (location === 'path' && !(style === 'label' && explode));
}
