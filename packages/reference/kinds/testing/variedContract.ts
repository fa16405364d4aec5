/** A valid contract with most objects and keywords of OpenAPI 3.1, for tests that change it. */
export const variedContract = {
  openapi: '3.1.0',
  info: {
    title: 'Ferries',
    version: '1',
    summary: 'S',
    description: 'D',
    contact: { name: 'c', url: 'https://a.example', email: 'a@a.example' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
  servers: [{ url: 'https://{h}.example', variables: { h: { default: 'a', enum: ['a', 'b'], description: 'd' } } }],
  security: [{ key: [] }, {}],
  tags: [{ name: 'A', description: 'Aaa', externalDocs: { url: 'https://a.example' } }],
  externalDocs: { url: 'https://d.example', description: 'more' },
  paths: {
    '/a/{id}': {
      summary: 'path',
      parameters: [{ $ref: '#/components/parameters/id' }],
      get: {
        tags: ['A'],
        summary: 'Get',
        description: 'Text *a*.',
        operationId: 'getA',
        parameters: [
          {
            name: 'q',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } },
            style: 'form',
            explode: false,
            examples: { one: { value: ['x'] } },
          },
          { name: 'H', in: 'header', content: { 'application/json': { schema: { type: 'object' } } } },
        ],
        responses: {
          '200': {
            description: 'Ok',
            headers: { X: { schema: { type: 'integer' } } },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Boat' },
                examples: { e: { $ref: '#/components/examples/boat' } },
              },
            },
            links: { l: { operationId: 'getA', parameters: { id: '$response.body#/id' } } },
          },
          '4XX': { $ref: '#/components/responses/Error' },
        },
        callbacks: {
          c: {
            '{$request.body#/u}': {
              post: {
                requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
                responses: { '204': { description: 'd' } },
              },
            },
          },
        },
        security: [{ oauth: ['r'] }],
      },
      post: {
        deprecated: true,
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  f: { type: 'string', contentMediaType: 'image/png' },
                  m: { $ref: '#/components/schemas/Boat' },
                },
              },
              encoding: { f: { contentType: 'image/png', headers: { X: { schema: { type: 'string' } } } } },
            },
          },
        },
        responses: { default: { description: 'd' } },
      },
    },
  },
  webhooks: {
    w: {
      post: {
        summary: 'W',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Ship' } } } },
        responses: { '200': { description: 'd' } },
      },
    },
  },
  components: {
    parameters: {
      id: {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'string', format: 'uuid' },
        example: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      },
    },
    examples: { boat: { summary: 's', value: { kind: 'Ship', id: 1 } } },
    responses: {
      Error: {
        description: 'Err',
        content: {
          'application/problem+json': {
            schema: { type: 'object', properties: { code: { const: 'a' } } },
            example: { code: 'a' },
          },
        },
      },
    },
    requestBodies: { B: { content: { 'text/plain': {} } } },
    headers: { H: { description: 'd', schema: { type: 'string' } } },
    links: { L: { operationRef: '#/paths/~1a~1{id}/get' } },
    callbacks: { C: { 'http://a/{$url}': { post: { responses: { '200': { description: 'd' } } } } } },
    pathItems: { P: { get: { responses: { '200': { description: 'd' } } } } },
    securitySchemes: {
      key: { type: 'apiKey', name: 'k', in: 'header', description: 'd' },
      oauth: {
        type: 'oauth2',
        flows: { authorizationCode: { authorizationUrl: 'https://a', tokenUrl: 'https://b', scopes: { r: 'read' } } },
      },
      h: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://c' },
      m: { type: 'mutualTLS' },
    },
    schemas: {
      Boat: {
        oneOf: [{ $ref: '#/components/schemas/Ship' }, { $ref: '#/components/schemas/Raft' }],
        discriminator: { propertyName: 'kind', mapping: { Ship: '#/components/schemas/Ship', r: 'Raft' } },
      },
      Base: {
        type: 'object',
        required: ['kind', 'id'],
        properties: { kind: { type: 'string' }, id: { type: 'integer', minimum: 1, maximum: 9, default: 2 } },
      },
      Ship: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            type: 'object',
            properties: {
              crew: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Ship' } },
              at: { type: ['string', 'null'], format: 'date-time' },
            },
            if: { properties: { kind: { const: 'a' } } },
            then: { required: ['crew'] },
            else: { properties: { b: { type: 'string' } } },
          },
        ],
      },
      Raft: {
        type: 'object',
        $anchor: 'raft',
        additionalProperties: { $ref: '#/components/schemas/Code' },
        patternProperties: { '^x': { type: 'number', multipleOf: 0.5 } },
        propertyNames: { pattern: 'a' },
        dependentRequired: { a: ['b'] },
        unevaluatedProperties: false,
        examples: [{ a: 1 }],
      },
      Code: {
        type: 'string',
        enum: ['a', 'b'],
        title: 'C',
        pattern: '^[a-z]$',
        minLength: 1,
        externalDocs: { url: 'https://x' },
        xml: { name: 'c', attribute: true },
        not: { const: 'c' },
      },
      Tree: {
        type: 'object',
        properties: { l: { $dynamicRef: '#t' }, n: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
        $dynamicAnchor: 't',
        $defs: { d: { type: 'string' } },
        prefixItems: [{ type: 'string' }],
        contains: { type: 'integer' },
      },
    },
  },
};
