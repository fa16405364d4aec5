import { isObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { innerDelimiter, toDelimitedPair } from './delimiters.ts';
import { parameterValue, styleOf } from './parameterValue.ts';
import { encode, toStyledHeader, toStyledPairs, toPathText } from './serialize.ts';

/**
 * Returns an example of how a list or an object is serialized as a parameter, without encoding unless a value contains
 * the delimiter. Returns `undefined` for a plain value, whose example is clear on its own, and for an object without
 * known members.
 *
 * @example toSerializedExample({ name: 'id', in: 'query', explode: false, example: ['a', 'b'] }, resolve) // 'id=a,b'
 * @see https://spec.openapis.org/oas/v3.1.0#style-examples
 */
export function toSerializedExample(parameter: JsonObject, resolve: Resolve): string | undefined {
  const { value } = parameterValue(parameter, resolve);
  const isList = Array.isArray(value);
  if (!isList && !(isObject(value) && Object.keys(value).length > 0)) return undefined;
  // A single item would not show the separator.
  const shown = isList && value.length < 2 ? [...(value as readonly unknown[]), '…'] : value;
  const name = String(parameter['name']);
  switch (parameter['in']) {
    case 'path': {
      const style = styleOf(parameter, 'simple');
      const text = toPathText(name, shown, style);
      return innerDelimiter(shown, style) === undefined ? decodeURIComponent(text) : text;
    }
    case 'query':
    case 'cookie': {
      const style = styleOf(parameter, 'form');
      const delimited = toDelimitedPair(name, shown, style);
      return (delimited === null ? toStyledPairs(name, shown, style) : [delimited])
        .map((pair) => pair.join('=').replaceAll(encode('…'), '…'))
        .join(parameter['in'] === 'query' ? '&' : '; ');
    }
    default:
      return `${name}: ${toStyledHeader(shown, styleOf(parameter, 'simple').explode)}`;
  }
}
