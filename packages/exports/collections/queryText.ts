import type { CollectionRequest } from './types.ts';

/** Returns the query of a request as it is sent, with its question mark; an empty text if there is none. */
export function queryText({ query, wholeQuery }: Pick<CollectionRequest, 'query' | 'wholeQuery'>): string {
  const sent = query.filter(({ isDisabled }) => isDisabled !== true).map(({ name, value }) => `${name}=${value}`);
  const text = wholeQuery ?? sent.join('&');
  return text === '' ? '' : `?${text}`;
}
