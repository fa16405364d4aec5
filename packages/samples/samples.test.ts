import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { sampleLanguages } from './languages/sampleLanguages.ts';
import { buildCalls, toSamples } from './samples.ts';
import type { SampleRequest } from './types.ts';

const document = {
  servers: [{ url: 'https://api.example.com/v1' }],
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'oauth2' } } },
};
const text = { type: 'string' };
const create = {
  parameters: [
    { name: 'id', in: 'path', required: true, example: 'a/b' },
    { name: 'notify', in: 'query', example: true },
    { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
  ],
  requestBody: {
    content: { 'application/json': { example: { nom: 'L’"été" $HOME', tailles: [1, 2.5], reste: null, vide: {} } } },
  },
  responses: {
    201: { content: { 'application/json': {} } },
    400: { content: { 'application/problem+json': { schema: { properties: { code: text, detail: text } } } } },
  },
};

describe('buildCalls', () => {
  const source = { path: '/a/{id}', method: 'post', operation: create, pathItem: {} } as const;
  const samples = new Map(
    buildCalls(source, document, createResolve(document)).flatMap(({ samples: own }) =>
      own.map(({ id, text: written }) => [id, written] as const),
    ),
  );

  it('writes the call with the server, the token and the examples of the contract', () =>
    expect(samples.get('curl')).toMatchInlineSnapshot(`
      "# Une clé par intention, à garder pour un nouvel essai.
      IDEMPOTENCY_KEY=$(uuidgen)

      curl 'https://api.example.com/v1/a/a%2Fb?notify=true' \\
        --request POST --fail-with-body --max-time 30 \\
        --header "Authorization: Bearer $API_TOKEN" \\
        --header "Idempotency-Key: $IDEMPOTENCY_KEY" \\
        --header 'Content-Type: application/json' \\
        --data-raw '{
        "nom": "L’\\"été\\" $HOME",
        "tailles": [1, 2.5],
        "reste": null,
        "vide": {}
      }'
      "
    `));

  it.each(sampleLanguages)('generates the idempotency key before the call in $label', ({ id }) => {
    const lines = samples.get(id)?.split('\n') ?? [];
    const note = lines.findIndex((line) => line.includes('Une clé par intention'));
    const header = lines.findIndex((line) => line.includes('Idempotency-Key'));
    expect(note).toBeGreaterThanOrEqual(0);
    expect(header).toBeGreaterThan(note);
    expect(lines.slice(note, header).join('\n')).toMatch(/\bidempotency_?key\b/i);
    expect(lines[header]?.replace('Idempotency-Key', '')).toMatch(/\$?\bidempotency_?key\b(?!\()/i);
    expect(lines[header]).not.toMatch(/uuid|guid|random/i);
  });

  it.each(sampleLanguages)('sets a timeout of thirty seconds in $label', ({ id }) =>
    expect(samples.get(id)).toMatch(/time.*\b30(?:_000)?\b|\b30 \* time\.Second/i),
  );
});

describe('toSamples', () => {
  const request: SampleRequest = {
    method: 'GET',
    url: 'https://api.example.com/a',
    query: [],
    headers: [],
    body: { kind: 'none' },
    success: { kind: 'none' },
  };

  it('returns the names of each language for readers and highlighters', () =>
    expect(toSamples(request).map(({ id, label, language }) => [id, label, language])).toEqual([
      ['curl', 'cURL', 'bash'],
      ['javascript', 'JavaScript', 'javascript'],
      ['typescript', 'TypeScript', 'typescript'],
      ['python', 'Python', 'python'],
      ['php', 'PHP', 'php'],
      ['java', 'Java', 'java'],
      ['csharp', 'C#', 'csharp'],
      ['go', 'Go', 'go'],
      ['kotlin', 'Kotlin', 'kotlin'],
      ['swift', 'Swift', 'swift'],
      ['dart', 'Dart', 'dart'],
    ]));

  it('mentions the client certificate', () => {
    for (const { text: written } of toSamples({ ...request, clientCertificate: true })) {
      expect(written).toMatch(/^(?:#|\s*\/\/) La connexion présente aussi un certificat client/m);
    }
  });

  it('ends each sample with one line break, without trailing spaces', () => {
    for (const { id, text: written } of toSamples(request)) {
      expect(written, id).toMatch(/[^\n]\n$/);
      expect(written, id).not.toMatch(/[ \t]$/m);
    }
  });
});
