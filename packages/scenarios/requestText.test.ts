import { describe, expect, it } from 'vitest';
import { requestText } from './requestText';
import type { SentParameter, ScenarioStep } from './types';

const step = (path: string, ...parameters: readonly SentParameter[]): ScenarioStep => ({
  id: 'read',
  number: 1,
  operation: { slug: 'read', title: 'Read', method: 'GET', path },
  description: '',
  request: { parameters },
  usedValues: [],
  expected: { checks: [] },
  outputs: [],
  branches: [],
});
const sent = (location: SentParameter['location'], name: string, text: string): SentParameter => ({
  location,
  name,
  text,
});

describe('requestText', () => {
  it.each([
    ['a placeholder in the path', step('/a/{id}', sent('path', 'id', '{aId}')), 'GET /a/{aId}'],
    ['a value in the path', step('/a/{id}', sent('path', 'id', "b/c d$&$'")), 'GET /a/b%2Fc%20d%24%26%24%27'],
    [
      'a placeholder with the name of another parameter',
      step('/{a}/{b}', sent('path', 'a', '{b}'), sent('path', 'b', 'c')),
      'GET /{b}/c',
    ],
    ['a path parameter that is not sent', step('/a/{id}'), 'GET /a/{id}'],
    [
      'a query',
      step('/a', sent('query', 'since', '2026-03-12T18:00:00+01:00'), sent('query', 'q[r]', 'é & {b} c')),
      'GET /a?since=2026-03-12T18:00:00%2B01:00&q%5Br%5D=%C3%A9%20%26%20{b}%20c',
    ],
    [
      'headers and cookies',
      step('/a', sent('cookie', 'sid', '{sid}'), sent('header', 'ETag', '"a b"'), sent('cookie', 'b', 'c;d')),
      'GET /a\nETag: "a b"\nCookie: sid={sid}; b=c%3Bd',
    ],
  ])('writes %s', (_name, given, want) => expect(requestText(given)).toBe(want));
});
