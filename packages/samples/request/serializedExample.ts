import { isObject } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { parameterValue, styleOf } from './parameters';
import { toStyledHeader, toStyledPairs, toPathText } from './serialize';

/**
 * Returns an example of how a list or an object is serialized as a parameter, without encoding. Returns `undefined` for
 * a plain value, whose example is clear on its own, and for an object without known members.
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
    case 'path':
      return decodeURIComponent(toPathText(name, shown, styleOf(parameter, 'simple')));
    case 'query':
    case 'cookie':
      return toStyledPairs(name, shown, styleOf(parameter, 'form'))
        .map((pair) => pair.join('='))
        .join(parameter['in'] === 'query' ? '&' : '; ');
    default:
      return `${name}: ${toStyledHeader(shown, styleOf(parameter, 'simple').explode)}`;
  }
}
