import { describe, expect, it } from 'vitest';
import { buildCalls } from './calls.ts';

describe('buildCalls', () => {
  it('sends the operation’s parameter instead of the one that it overrides', () => {
    const parameter = (location: string, name: string, example: string) => ({ in: location, name, example });
    const [call] = buildCalls({
      paths: {
        '/pieces/{id}': {
          parameters: [
            parameter('path', 'id', 'a'),
            parameter('query', 'tri', 'nom'),
            parameter('header', 'Langue', 'fr'),
          ],
          get: {
            operationId: 'lire',
            parameters: [
              parameter('path', 'id', 'b'),
              parameter('query', 'tri', 'date'),
              parameter('header', 'Langue', 'en'),
            ],
            responses: { '204': { description: 'Lu.' } },
          },
        },
      },
    });
    expect(call).toMatchObject({ url: '/pieces/b?tri=date', headers: { Langue: 'en' } });
  });
});
