import { describe, expect, it } from 'vitest';
import { contradictions } from './contradictions';

const answers = (value: unknown) => ({
  '200': { content: { 'application/json': { examples: { nominal: { value }, other: { value: { id: 'z' } } } } } },
});
const query = (name: string, example: unknown, schema: object = {}) => ({ name, in: 'query', example, schema });
const path = (name: string, example: string) => ({ name, in: 'path', example });

function messages(url: string, pathItem: object): readonly string[] {
  return contradictions({ paths: { [url]: pathItem } }).map(
    ({ place, message, remedy }) => `${place}: ${message} ${remedy}`,
  );
}

describe('contradictions', () => {
  it.each([
    [
      'a filter that a list keeps to',
      '/a',
      {
        get: {
          parameters: [query('kind', ['X', 'Y'])],
          responses: answers({ donnees: [{ kind: { code: 'X' } }, { kind: 'Y' }] }),
        },
      },
    ],
    [
      'words of a text',
      '/a',
      { get: { parameters: [query('label', 'bottle')], responses: answers({ donnees: [{ label: 'Bottles' }] }) } },
    ],
    [
      'the days of a period',
      '/a',
      {
        get: {
          parameters: [query('from', '2026-01-01', { format: 'date' })],
          responses: answers({ donnees: [{ from: '2026-01-02T09:00:00Z' }] }),
        },
      },
    ],
    [
      'the operation’s own example',
      '/a/{aId}',
      { parameters: [path('aId', 'other')], get: { parameters: [path('aId', 'a')], responses: answers({ id: 'a' }) } },
    ],
    [
      'what is put into something else',
      '/a/{aId}',
      { parameters: [path('aId', 'a')], put: { responses: answers({ id: 'b' }) } },
    ],
    ['an answer without content', '/a/{aId}', { parameters: [path('aId', 'a')], delete: { responses: { '204': {} } } }],
  ])('has nothing to say of %s', (_fact, url, pathItem) => expect(messages(url, pathItem)).toEqual([]));

  it('finds elements that the filter would leave out', () =>
    expect(
      messages('/a', {
        get: {
          parameters: [query('kind', ['X'])],
          responses: answers({ donnees: [{ kind: 'X' }, { kind: { code: 'Y' } }] }),
        },
      }),
    ).toEqual([
      'GET /a: The example of "kind" is X, and the first example answers Y. Have the parameter ask for what is answered.',
    ]));

  it('finds a resource that is another one, and one that belongs to another', () =>
    expect(
      messages('/b/{bId}/a/{aId}', {
        parameters: [path('bId', 'b1'), path('aId', 'a1')],
        patch: { responses: answers({ id: 'a2', bId: 'b2' }) },
      }).map((message) => message.split(',')[0]),
    ).toEqual([
      'PATCH /b/{bId}/a/{aId}: The example of "bId" is b1',
      'PATCH /b/{bId}/a/{aId}: The example of "aId" is a1',
    ]));
});
