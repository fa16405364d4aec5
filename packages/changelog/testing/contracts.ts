import type { JsonObject } from '@reliure/openapi';

/** Returns a small contract: one operation that sends `Ordre` and receives `Piece`. */
export function contractWith({
  version = '1.0.0',
  operation = {},
  path = {},
  schemas = {},
  parameters = {},
  components = {},
}: {
  readonly version?: string;
  readonly operation?: JsonObject;
  readonly path?: JsonObject;
  readonly schemas?: JsonObject;
  readonly parameters?: JsonObject;
  /** Other sections of the components. */
  readonly components?: JsonObject;
} = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Maison', version },
    paths: {
      '/pieces': {
        post: {
          operationId: 'ouvrir',
          'x-slug': 'ouvrir',
          summary: 'Ouvrir une pièce',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Ordre' } } } },
          responses: {
            '200': {
              description: 'Ouverte.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Piece' } } },
            },
          },
          ...operation,
        },
        ...path,
      },
    },
    components: {
      schemas: {
        Ordre: { type: 'object', properties: { nom: { type: 'string' } } },
        Piece: { type: 'object', required: ['nom'], properties: { nom: { type: 'string' } } },
        ...schemas,
      },
      parameters,
      ...components,
    },
  };
}

/** Returns a contract in which one schema is only sent or only received. */
export function contractOf(direction: 'sent' | 'received', schema: unknown): JsonObject {
  return contractWith({ schemas: direction === 'sent' ? { Ordre: schema } : { Piece: schema } });
}
