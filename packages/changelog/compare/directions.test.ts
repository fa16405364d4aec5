import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toDirections } from './directions.ts';

const to = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });
const content = (name: string) => ({ content: { 'application/json': { schema: to('schemas', name) } } });

describe('toDirections', () => {
  const document: JsonObject = {
    paths: {
      '/pieces': {
        parameters: [to('parameters', 'Page')],
        post: {
          parameters: [to('parameters', 'Tri')],
          requestBody: content('Ordre'),
          responses: { '200': content('Piece') },
        },
      },
    },
    webhooks: { ouverte: { post: { requestBody: content('Annonce'), responses: { '200': content('Accuse') } } } },
    components: {
      parameters: { Page: { in: 'query' }, Tri: { in: 'query' } },
      schemas: {
        Ordre: { properties: { nom: to('schemas', 'Nom') } },
        Piece: { properties: { nom: to('schemas', 'Nom') } },
        Annonce: {},
        Accuse: {},
        Nom: { type: 'string' },
        Tri: { type: 'string' },
      },
      securitySchemes: { cle: { type: 'http' } },
    },
  };

  it.each([
    ['a parameter of an operation', 'parameters', 'Tri', 'sent'],
    ['a parameter of a Path Item', 'parameters', 'Page', 'sent'],
    ['a schema in a request', 'schemas', 'Ordre', 'sent'],
    ['a schema in a response', 'schemas', 'Piece', 'received'],
    ['a schema in both', 'schemas', 'Nom', 'both'],
    ['a schema in a call from the API', 'schemas', 'Annonce', 'received'],
    ['a schema in the response to a call from the API', 'schemas', 'Accuse', 'sent'],
    ['a security scheme', 'securitySchemes', 'cle', 'sent'],
    ['a component that no operation uses', 'schemas', 'Tri', null],
  ])('returns the direction of %s', (_fact, section, name, want) =>
    expect(toDirections(document, createResolve(document))(section, name)).toBe(want),
  );
});
