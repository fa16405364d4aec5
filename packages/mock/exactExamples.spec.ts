import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toObject } from '@reliure/openapi';
import { readExact } from '@reliure/openapi/node';
import { writeBundle } from './bundle.ts';
import { startMockServer, type MockServer } from './mockServer.ts';

const contract = `
openapi: 3.1.0
info: { title: Essai, version: '1' }
paths:
  /a/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { responses: { '200': { description: Lu, content: { application/json: { schema: { type: object }, examples: { un: { $ref: '#/components/examples/Un' }, deux: { value: [-0, 1e400] } } } } } } }
    put: { responses: { '200': { description: Lu, content: { application/vnd.a+json: { schema: { type: number }, example: 1.0 } } } } }
    post: { responses: { '200': { description: Lu, content: { application/json: { example: { é: 1 } } } } } }
  /b:
    get: { responses: { '200': { description: Lu, content: { application/json: { schema: { $ref: '#/components/schemas/Compte' }, example: { nom: a, secret: b, amis: [{ nom: c, secret: d }] } } } } } }
    put: { responses: { '200': { $ref: '#/components/responses/Compte' } } }
    post: { responses: { '200': { description: Lu, content: { application/json: { schema: { type: string, pattern: ^a$, minLength: 2 } } } } } }
components:
  responses: { Compte: { description: Lu, content: { application/json: { schema: { $ref: '#/components/schemas/Compte' } } } } }
  schemas: { Compte: { type: object, required: [nom, secret], properties: { nom: { type: string, pattern: '^[a-c]{3}$' }, secret: { type: string, writeOnly: true }, amis: { type: array, items: { $ref: '#/components/schemas/Compte' } } } } }
  examples: { Un: { value: { b: 1945044589271781376, '1': 1945044589271781377, text: "JSON:" } } }
`;

let server: MockServer;
beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'mock-')), 'openapi.json');
  server = await startMockServer(await writeBundle(toObject(readExact(contract)), file));
});
afterAll(() => server.stop());

it.each([
  ['GET', '{"nom":"a","amis":[{"nom":"c"}]}'],
  ['PUT', '{"nom":"abc","amis":[]}'],
  ['POST', ''],
])('leaves out what a response does not contain: %s', async (method, want) => {
  const response = await fetch(`${server.origin}/b`, { method });
  expect([response.status, await response.text()]).toEqual([200, want]);
});

it.each([
  ['GET', {}, '{"b":1945044589271781376,"1":1945044589271781377,"text":"JSON:"}'],
  ['GET', { Prefer: 'example=deux' }, '[-0,1e400]'],
  ['PUT', {}, '1.0'],
  ['POST', {}, '{"é":1}'],
])('responds to %s %j with %s', async (method, headers, want) => {
  const response = await fetch(`${server.origin}/a/1945044589271781376`, { method, headers });
  expect([response.status, response.headers.get('sl-violations'), await response.text()]).toEqual([200, null, want]);
});
