import { expect, it } from 'vitest';
import { buildReference } from './reference';

it('reads the phrases of operations, schemas, lists, life cycles and errors, by path', () => {
  const answer = (schema: string) => ({
    409: {
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${schema}` },
          examples: { 'déjà-clos': { 'x-error': {}, 'x-search-phrases': ['trop tard'] } },
        },
      },
    },
  });
  const document = {
    paths: {
      '/a': { get: { summary: 'Lire', 'x-search-phrases': ['voir', { en: 'show' }], responses: answer('Visite') } },
      '/b': { get: { summary: 'Lister', responses: answer('Statut') } },
    },
    components: {
      schemas: {
        Visite: { type: 'object', 'x-search-phrases': ['passage'] },
        Statut: { enum: ['a'], 'x-search-phrases': ['état'] },
      },
    },
    'x-lifecycles': { visite: { 'x-search-phrases': ['ce qui suit'] }, autre: {} },
  };
  expect([...buildReference({ document }).searchPhrases]).toEqual([
    ['/api/lire', ['voir', 'show']],
    ['/api/listes/Statut', ['état']],
    ['/api/schemas/Visite', ['passage']],
    ['/api/etats/visite', ['ce qui suit']],
    ['/api/erreurs#déjà-clos', ['trop tard']],
  ]);
});
