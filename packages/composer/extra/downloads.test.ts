import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import { createResolve, rootOperations } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { buildComposerFile } from '../model/buildComposerFile.ts';
import { toRequest } from '../core/toRequest.ts';
import { anchors, toFile, withBody } from '../testing/contract.ts';
import { toHar } from './toHar.ts';
import { toHttpText } from './toHttpText.ts';

const ajv = new Ajv({ strict: false, formats: fullFormats });
const require = createRequire(import.meta.url);
const schemas = require('har-schema') as Record<string, object>;
ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json') as object);
ajv.addSchema(Object.values(schemas));

describe('the HTTP archive', () => {
  it('of each documented call meets the schema of the format', async () => {
    const { document } = await loadContract('site/contract/openapi.yaml');
    const resolve = createResolve(document);
    const faults = rootOperations(document, resolve).flatMap((source) => {
      const file = buildComposerFile(source, document, resolve, anchors);
      return file.calls.flatMap(({ values }) => {
        const har = toHar(toRequest(file, values), '2026-03-12T08:00:00Z', () => 'uuid');
        return ajv.validate('har.json#', har) ? [] : [`${source.method} ${source.path}: ${ajv.errorsText()}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it('names the version of the package', () => {
    const file = toFile(withBody({}));
    const { version } = require('../package.json') as { readonly version: string };
    expect(toHar(toRequest(file, { parameters: {} }), '2026-03-12T08:00:00Z', () => 'uuid')).toHaveProperty(
      'log.creator.version',
      version,
    );
  });

  it('has the values, and a variable instead of the token', () => {
    const file = toFile({ ...withBody({}), parameters: [{ name: 'q', in: 'query', schema: {} }] });
    const frame = {
      ...file.frame,
      credentials: {
        headers: [{ name: 'Authorization', value: [{ kind: 'environment', name: 'API_TOKEN' } as const] }],
        query: [],
        cookies: [],
      },
    };
    const request = toRequest({ ...file, frame }, { parameters: { 'query.q': 'é&' }, body: { a: 1 } });
    expect(toHar(request, '2026-03-12T08:00:00Z', () => '')).toMatchObject({
      log: {
        entries: [
          {
            request: {
              url: 'https://api.example.com/a?q=%C3%A9%26',
              headers: [
                { name: 'Authorization', value: '{{API_TOKEN}}' },
                { name: 'Content-Type', value: 'application/json' },
              ],
              queryString: [{ name: 'q', value: 'é&' }],
              postData: { mimeType: 'application/json', text: '{"a":1}' },
              bodySize: 7,
            },
          },
        ],
      },
    });
  });
});

it('the file for editors has the values, variables to fill in, and the names of files', () => {
  const schema = { properties: { f: { type: 'string', format: 'binary' } } };
  const file = toFile({
    ...withBody(schema, 'multipart/form-data'),
    parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
  });
  const frame = {
    ...file.frame,
    credentials: {
      headers: [
        {
          name: 'Authorization',
          value: [{ kind: 'text', text: 'Bearer ' } as const, { kind: 'environment', name: 'API_TOKEN' } as const],
        },
      ],
      query: [],
      cookies: [],
    },
  };
  const request = toRequest({ ...file, frame }, { parameters: {}, body: { f: 'moi.png' } });
  const text = toHttpText(request, 'Déposer', 'https://a.example/deposer');
  expect(text).toContain('@API_TOKEN = ');
  expect(text).toContain('Authorization: Bearer {{API_TOKEN}}\nIdempotency-Key: {{$random.uuid}}\n');
  expect(text).toContain('filename="moi.png"');
  expect(text).toContain('< ./moi.png');
});
