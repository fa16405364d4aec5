import { expect, it } from 'vitest';
import type { WithSearchPhrases } from '../model/contractSearchPhrases.ts';
import { buildReference } from '../kinds/reference.ts';

const toPhrases = ({ searchPhrases }: WithSearchPhrases) => searchPhrases;

it('reads the phrases of operations, schemas, lists, life cycles and errors', () => {
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
  const bare = { 409: { content: { 'application/json': { examples: { 'déjà-clos': { 'x-error': {} } } } } } };
  const document = {
    paths: {
      '/0': { get: { summary: 'Ouvrir', responses: bare } },
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
  const { operations, schemas, lists, lifecycles, errors } = buildReference({ document });
  const catalogued = errors.flatMap((group) => group.errors);
  expect([operations, schemas, lists, lifecycles, catalogued].map((pages) => pages.map(toPhrases))).toEqual([
    [undefined, ['voir', 'show'], undefined],
    [['passage']],
    [['état']],
    [['ce qui suit'], undefined],
    [['trop tard']],
  ]);
});
