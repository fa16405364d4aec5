import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { compareContracts } from './compareContracts.ts';
import { readShape, toShape } from './shape/shape.ts';
import { changeLines, toChangeLine } from '../testing/changeLine.ts';
import { contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const parameter = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema });
const at = (path: string, ...parameters: readonly object[]) => ({
  ...contractWith(),
  paths: { [path]: { get: { parameters, responses: {} } } },
});

describe('compareContracts', () => {
  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    [
      'another name',
      at('/a/{id}', parameter('id')),
      at('/a/{visiteId}', parameter('visiteId')),
      ['compatible renamed GET /a/{visiteId} path.visiteId (id → visiteId)'],
    ],
    [
      'two other names',
      at('/a/{x}/{y}', parameter('x'), parameter('y')),
      at('/a/{y}/{x}', parameter('y'), parameter('x')),
      ['compatible renamed GET /a/{y}/{x} path.y (x → y)', 'compatible renamed GET /a/{y}/{x} path.x (y → x)'],
    ],
    [
      'another name and type',
      at('/a/{id}', parameter('id')),
      at('/a/{nom}', parameter('nom', { type: 'integer' })),
      [
        'compatible renamed GET /a/{nom} path.nom (id → nom)',
        'breaking type-narrowed GET /a/{nom} path.nom (string → integer)',
      ],
    ],
    [
      'the parameters of a segment',
      at('/a/{x}.{y}', parameter('x'), parameter('y')),
      at('/a/{x}.{format}', parameter('x'), parameter('format')),
      ['compatible renamed GET /a/{x}.{format} path.format (y → format)'],
    ],
    [
      'a fixed segment',
      at('/a/{id}', parameter('id')),
      at('/b/{id}', parameter('id')),
      ['breaking operation-removed GET /a/{id}', 'compatible operation-added GET /b/{id}'],
    ],
  ])('compares paths by what callers see: %s', (_fact, before, after, want) =>
    expect(changeLines(before, after)).toEqual(want),
  );

  it('compares a renamed path parameter that operations share', () => {
    const contract = (name: string) => ({
      ...contractWith({ parameters: { Id: parameter(name) } }),
      paths: { [`/a/{${name}}`]: { get: { parameters: [{ $ref: '#/components/parameters/Id' }], responses: {} } } },
    });
    expect(changeLines(contract('id'), contract('nom'))).toEqual([
      'compatible renamed GET /a/{nom} path.nom (id → nom)',
    ]);
  });

  const servers = (...urls: readonly string[]) => ({ ...contractWith(), servers: urls.map((url) => ({ url })) });
  const withEnvironment = (values: readonly string[] | undefined, fallback = 'a') => ({
    ...contractWith(),
    servers: [{ url: 'https://{env}.fr', variables: { env: { default: fallback, ...(values && { enum: values }) } } }],
  });

  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    ['a new one', servers('/a'), servers('/a', '/b'), ['compatible server-added servers = /b']],
    ['a removed one', servers('/a', '/b'), servers('/b'), ['breaking server-removed servers = /a']],
    [
      'another one',
      contractWith(),
      servers('https://a.fr/v1'),
      ['breaking server-removed servers = /', 'compatible server-added servers = https://a.fr/v1'],
    ],
    [
      'another default of a variable',
      withEnvironment(['a', 'b']),
      withEnvironment(['a', 'b'], 'b'),
      ['notable default-changed servers.env (a → b)'],
    ],
    [
      'a value of a variable',
      withEnvironment(['a', 'b']),
      withEnvironment(['a', 'c']),
      ['breaking value-removed servers.env = b', 'compatible value-added servers.env = c'],
    ],
    [
      'a variable that may have any value',
      withEnvironment(['a']),
      withEnvironment(undefined),
      ['compatible rule-removed servers.env ( → enum)'],
    ],
    [
      'servers of an operation',
      contractWith(),
      contractWith({ operation: { servers: [{ url: '/b' }] } }),
      ['breaking server-removed POST /pieces = /', 'compatible server-added POST /pieces = /b'],
    ],
    [
      'servers of a path',
      contractWith({ path: { servers: [{ url: '/b' }] } }),
      contractWith({ operation: { servers: [{ url: '/b' }] } }),
      [],
    ],
  ])('compares servers: %s', (_fact, before, after, want) => expect(changeLines(before, after)).toEqual(want));

  const secured = (scheme: object, name = 'o') =>
    contractWith({ operation: { security: [{ [name]: [] }] }, components: { securitySchemes: { [name]: scheme } } });
  const flow = (more: object) => ({
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: '/t', scopes: {}, ...more } },
  });
  const bearer = { type: 'http', scheme: 'bearer' };

  it.each<readonly [string, JsonObject, JsonObject, readonly string[]]>([
    [
      'the address to renew tokens',
      secured(flow({ refreshUrl: '/a' })),
      secured(flow({ refreshUrl: '/b' })),
      ['compatible detail-changed securitySchemes/o (refreshUrl: "/a" → refreshUrl: "/b")'],
    ],
    [
      'the address of tokens',
      secured(flow({})),
      secured(flow({ tokenUrl: '/u' })),
      ['breaking rule-changed securitySchemes/o (tokenUrl: "/t" → tokenUrl: "/u")'],
    ],
    [
      'a scope that is declared',
      secured(flow({})),
      secured(flow({ scopes: { a: 'A' } })),
      ['compatible scope-added securitySchemes/o = a'],
    ],
    [
      'another way to a token',
      secured(flow({})),
      secured({ type: 'oauth2', flows: { ...flow({}).flows, password: { tokenUrl: '/t', scopes: {} } } }),
      ['compatible access-relaxed securitySchemes/o (clientCredentials → clientCredentials | password)'],
    ],
    [
      'a removed way to a token',
      secured({ type: 'oauth2', flows: { ...flow({}).flows, password: { tokenUrl: '/t', scopes: {} } } }),
      secured(flow({})),
      ['breaking access-tightened securitySchemes/o (clientCredentials | password → clientCredentials)'],
    ],
    [
      'the form of a token',
      secured({ ...bearer, bearerFormat: 'JWT' }),
      secured({ ...bearer, bearerFormat: 'opaque' }),
      [],
    ],
    ['a scheme in another case', secured({ ...bearer, scheme: 'Bearer' }), secured(bearer), []],
    [
      'another scheme',
      secured({ ...bearer, scheme: 'basic' }),
      secured(bearer),
      ['breaking rule-changed securitySchemes/o (scheme: "basic" → scheme: "bearer")'],
    ],
    [
      'a header in another case',
      secured({ type: 'apiKey', in: 'header', name: 'X-Key' }),
      secured({ type: 'apiKey', in: 'header', name: 'x-key' }),
      [],
    ],
    [
      'another header',
      secured({ type: 'apiKey', in: 'header', name: 'X-Key' }),
      secured({ type: 'apiKey', in: 'header', name: 'X-Token' }),
      ['breaking rule-changed securitySchemes/o (name: "X-Key" → name: "X-Token")'],
    ],
    [
      'another place of a key',
      secured({ type: 'apiKey', in: 'header', name: 'k' }),
      secured({ type: 'apiKey', in: 'query', name: 'k' }),
      ['breaking rule-changed securitySchemes/o (in: "header" → in: "query")'],
    ],
    [
      'another address of OpenID',
      secured({ type: 'openIdConnect', openIdConnectUrl: '/a' }),
      secured({ type: 'openIdConnect', openIdConnectUrl: '/b' }),
      ['breaking rule-changed securitySchemes/o (openIdConnectUrl: "/a" → openIdConnectUrl: "/b")'],
    ],
    ['another name of the same scheme', secured(bearer), secured(bearer, 'jeton'), []],
    [
      'another scheme by another name',
      secured(bearer),
      secured({ type: 'http', scheme: 'basic' }, 'mot'),
      ['breaking access-tightened POST /pieces (o → mot)'],
    ],
    [
      'a scheme that no operation requires',
      contractWith({ components: { securitySchemes: { o: bearer } } }),
      contractWith({ components: { securitySchemes: { o: { type: 'http', scheme: 'basic' } } } }),
      [],
    ],
    [
      'another name of an operation',
      contractWith(),
      contractWith({ operation: { operationId: 'entrer' } }),
      ['compatible renamed POST /pieces (ouvrir → entrer)'],
    ],
  ])('compares security and names: %s', (_fact, before, after, want) =>
    expect(changeLines(before, after)).toEqual(want),
  );

  it('compares with an earlier form of shapes only what that form contains', () => {
    const before = { paths: toShape(contractWith())['paths'], components: toShape(contractWith())['components'] };
    const after = {
      ...contractWith({ operation: { responses: { '200': { links: { a: { operationId: 'b' } } } } } }),
      servers: [{ url: 'https://a.fr' }],
    };
    expect(compareContracts(readShape(before), toShape(after)).map(toChangeLine)).toEqual([
      'breaking media-type-removed POST /pieces 200 (application/json → )',
    ]);
  });

  it.each([contractWith(), at('/a/{id}', parameter('id')), withEnvironment(['a'])])(
    'reduces a shape to itself',
    (contract) => expect(toShape(toShape(contract))).toEqual(toShape(contract)),
  );
});
