import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import { buildVocabulary } from './vocabulary.ts';

describe('buildVocabulary', () => {
  it('leaves out the values of a parameter that every operation overrides', () => {
    const tri = (...values: readonly string[]) => ({
      in: 'query',
      name: 'tri',
      schema: { type: 'string', enum: values },
    });
    const document = {
      openapi: '3.1.0',
      info: { title: 'Maison', version: '1.0.0' },
      paths: {
        '/pieces': {
          parameters: [tri('ancien')],
          get: {
            operationId: 'lister',
            parameters: [tri('nom', 'date')],
            responses: { '204': { description: 'Lu.' } },
          },
        },
      },
    };
    const { parameters } = buildVocabulary(document, buildReference({ document }), []);
    expect([...parameters].map(([name, values]) => [name, ...values])).toEqual([['tri', 'nom', 'date']]);
  });
});
