import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { HttpMethod } from '@reliure/openapi';
import { toSampleRequest } from './request.ts';
import { environment, text } from './templates.ts';

const document = {
  servers: [{ url: 'https://a.example/v1' }],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
      query: { type: 'apiKey', in: 'query', name: 'key' },
      basic: { type: 'http', scheme: 'basic' },
      certificate: { type: 'mutualTLS' },
    },
  },
};
const request = (operation: Readonly<Record<string, unknown>>, method: HttpMethod = 'post') =>
  toSampleRequest({ path: '/a/{id}', method, operation, pathItem: {} }, document, createResolve(document));

describe('toSampleRequest', () => {
  it('combines URL, parameters, credentials and body', () => {
    const operation = {
      security: [{ bearer: [], query: [], cookie: [] }],
      parameters: [
        { name: 'id', in: 'path', example: 'x y' },
        { name: 'q', in: 'query', example: 1 },
        { name: 'If-Match', in: 'header', example: '"1"' },
        { name: 'theme', in: 'cookie', example: 'dark' },
      ],
      requestBody: { content: { 'application/json': { example: { a: 1 } } } },
      responses: {
        201: { content: { 'application/json': {}, 'text/csv': {} } },
        400: { content: { 'application/json': { schema: { properties: { code: { type: 'string' } } } } } },
      },
    };
    expect(request(operation)).toStrictEqual({
      method: 'POST',
      url: 'https://a.example/v1/a/x%20y',
      query: [
        { name: 'q', value: text('1') },
        { name: 'key', value: [environment('API_KEY')] },
      ],
      headers: [
        { name: 'Authorization', value: [...text('Bearer '), environment('API_TOKEN')] },
        { name: 'Accept', value: text('application/json') },
        { name: 'If-Match', value: text('"1"') },
        { name: 'Cookie', value: [...text('sid='), environment('API_SID'), ...text('; theme='), ...text('dark')] },
      ],
      body: { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
      success: { kind: 'json' },
    });
  });

  it('returns a request for an empty operation', () =>
    expect(request({}, 'get')).toStrictEqual({
      method: 'GET',
      url: 'https://a.example/v1/a/%7Bid%7D',
      query: [],
      headers: [],
      body: { kind: 'none' },
      success: { kind: 'text' },
    }));

  it.each([
    ['get', 'none'],
    ['head', 'none'],
    ['trace', 'none'],
    ['delete', 'json'],
  ] as const)('sends for %s a body of kind %s', (method, want) =>
    expect(request({ requestBody: { content: { 'application/json': {} } } }, method).body.kind).toBe(want),
  );

  it('includes the user name, the password and the client certificate', () =>
    expect(request({ security: [{ basic: [], certificate: [] }] })).toMatchObject({
      basic: { user: 'API_USER', password: 'API_PASSWORD' },
      clientCertificate: true,
    }));

  it('sends no header twice', () => {
    const parameters = ['X-A', 'x-a'].map((name) => ({ name, in: 'header', example: name }));
    expect(request({ parameters }).headers).toEqual([{ name: 'X-A', value: text('X-A') }]);
  });
});
