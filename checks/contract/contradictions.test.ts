import { describe, expect, it } from 'vitest';
import { contradictions } from './contradictions.ts';

const toResponses = (value: unknown) => ({
  '200': { content: { 'application/json': { examples: { nominal: { value }, other: { value: { id: 'z' } } } } } },
});
const query = (name: string, example: unknown, schema: object = {}) => ({ name, in: 'query', example, schema });
const path = (name: string, example: string) => ({ name, in: 'path', example });

function messages(url: string, pathItem: object): readonly string[] {
  return contradictions({ paths: { [url]: pathItem } }, { elements: 'donnees', otherMeanings: ['GET /a other'] }).map(
    ({ location, message, remedy }) => `${location}: ${message} ${remedy}`,
  );
}

describe('contradictions', () => {
  it.each([
    [
      'a filter that all elements match',
      '/a',
      {
        get: {
          parameters: [query('kind', ['X', 'Y'])],
          responses: toResponses({ donnees: [{ kind: { code: 'X' } }, { kind: 'Y' }] }),
        },
      },
    ],
    [
      'a search for a word',
      '/a',
      { get: { parameters: [query('label', 'bottle')], responses: toResponses({ donnees: [{ label: 'Bottles' }] }) } },
    ],
    [
      'a parameter that means something else',
      '/a',
      { get: { parameters: [query('other', 'x')], responses: toResponses({ other: 'y' }) } },
    ],
    [
      'the dates of a period',
      '/a',
      {
        get: {
          parameters: [query('from', '2026-01-01', { format: 'date' })],
          responses: toResponses({ donnees: [{ from: '2026-01-02T09:00:00Z' }] }),
        },
      },
    ],
    [
      'an example that overrides that of the Path Item',
      '/a/{aId}',
      {
        parameters: [path('aId', 'other')],
        get: { parameters: [path('aId', 'a')], responses: toResponses({ id: 'a' }) },
      },
    ],
    [
      'a PUT of another resource',
      '/a/{aId}',
      { parameters: [path('aId', 'a')], put: { responses: toResponses({ id: 'b' }) } },
    ],
    [
      'a response without content',
      '/a/{aId}',
      { parameters: [path('aId', 'a')], delete: { responses: { '204': {} } } },
    ],
  ])('accepts %s', (_fact, url, pathItem) => expect(messages(url, pathItem)).toEqual([]));

  it('reports elements that do not match the filter', () =>
    expect(
      messages('/a', {
        get: {
          parameters: [query('kind', ['X'])],
          responses: toResponses({ donnees: [{ kind: 'X' }, { kind: { code: 'Y' } }] }),
        },
      }),
    ).toEqual([
      'GET /a: The example of "kind" is X, but the first response example has Y. Use a value from the response example as the parameter’s example.',
    ]));

  it('reports a resource with another identifier or another parent', () =>
    expect(
      messages('/b/{bId}/a/{aId}', {
        parameters: [path('bId', 'b1'), path('aId', 'a1')],
        patch: { responses: toResponses({ id: 'a2', bId: 'b2' }) },
      }).map((message) => message.split(',')[0]),
    ).toEqual([
      'PATCH /b/{bId}/a/{aId}: The example of "bId" is b1',
      'PATCH /b/{bId}/a/{aId}: The example of "aId" is a1',
    ]));
});
