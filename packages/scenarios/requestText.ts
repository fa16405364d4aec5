import type { ParameterLocation } from '@apidoc/openapi';
import { encode, encodeQuery } from '@apidoc/samples';
import type { ScenarioStep } from './types';

/** Returns the request of a step as HTTP text, with values that are known later as names in braces. */
export function requestText({ operation, request: { parameters, body } }: ScenarioStep): string {
  const at = (wanted: ParameterLocation) => parameters.filter(({ location }) => location === wanted);
  const values = new Map(at('path').map(({ name, text }) => [name, encodeExceptPlaceholders(text, encode)]));
  const path = operation.path.replace(/\{([^{}]+)\}/g, (written, name: string) => values.get(name) ?? written);
  const pairs = (location: ParameterLocation) =>
    at(location).map(({ name, text }) => `${encodeQuery(name)}=${encodeExceptPlaceholders(text, encodeQuery)}`);
  const [query, cookies] = [pairs('query'), pairs('cookie')];
  const lines = [
    `${operation.method} ${path}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    ...at('header').map(({ name, text }) => `${name}: ${text}`),
    ...(cookies.length === 0 ? [] : [`Cookie: ${cookies.join('; ')}`]),
    ...(body === undefined ? [] : [`Content-Type: ${body.mediaType}`, '', body.text]),
  ];
  return lines.join('\n');
}

/** Encodes a text except its placeholders. @example encodeExceptPlaceholders('{jour} 12', encode) // '{jour}%2012' */
function encodeExceptPlaceholders(text: string, encodePart: (text: string) => string): string {
  return text
    .split(/(\{[\w-]+\})/)
    .map((part, index) => (index % 2 === 0 ? encodePart(part) : part))
    .join('');
}
