import type { ParameterPlace } from '../pages/types';
import type { Step } from './types';

/** The request of a step as it goes over the wire, its data in braces. */
export function requestText({ operation, request: { parameters, body } }: Step): string {
  const at = (wanted: ParameterPlace) => parameters.filter(({ place }) => place === wanted);
  const path = at('path').reduce((filled, { name, text }) => filled.replace(`{${name}}`, text), operation.path);
  const query = at('query').map(({ name, text }) => `${name}=${text}`);
  const lines = [
    `${operation.method} ${path}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    ...at('header').map(({ name, text }) => `${name}: ${text}`),
    ...(body === undefined ? [] : [`Content-Type: ${body.mediaType}`, '', body.text]),
  ];
  return lines.join('\n');
}
