import { resolve } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append, writeJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { identity } from '../../site/identity.ts';
import { readContract, writeBundle } from './bundle.ts';
import { buildCalls, type MockCall } from './testing/calls.ts';
import { singleConnection } from './localServer.ts';
import { startMockServer, type MockServer } from './mockServer.ts';

const contract = await readContract(resolve('site', identity.contract));
const file = await writeBundle(contract);
const document = JSON.parse(writeJson(contract)) as JsonObject;
const calls = buildCalls(document);
const callsByOperation = groupByOperation(calls);

let server: MockServer;
const validate = createValidator(document);

beforeAll(async () => {
  server = await startMockServer(file);
});
afterAll(() => server.stop());

describe('the mock server', () => {
  it('has a success response for every operation of the contract', () => {
    expect(callsByOperation.size).toBeGreaterThan(0);
    for (const own of callsByOperation.values()) {
      expect(own.some(({ response }) => response.status.startsWith('2'))).toBe(true);
    }
  });

  it.each([...callsByOperation])(
    '%s accepts the documented request and returns each documented response',
    async (id, own) => {
      const [first] = own;
      if (first === undefined) throw new Error(`Operation ${id} has no documented response.`);
      const plain = await send(first, {});
      expect([plain.status, await plain.text()].slice(0, plain.ok ? 1 : 2)).toEqual([Number(first.response.status)]);
      for (const call of own) await expectResponse(call);
    },
  );
});

/** Requests one documented response and compares it with the contract. */
async function expectResponse(call: MockCall): Promise<void> {
  const { status, example, mediaType, value, schemaPointer } = call.response;
  const prefer = example === null ? `code=${status}` : `code=${status}, example=${example}`;
  const response = await send(call, { Prefer: prefer });
  expect(response.status, prefer).toBe(Number(status));
  if (mediaType === null || !/[/+]json$/.test(mediaType)) return;
  const body: unknown = await response.json();
  expect(body, prefer).toEqual(value);
  if (schemaPointer !== null) expect(validate(schemaPointer, body), prefer).toEqual([]);
}

function send({ method, url, headers, body }: MockCall, more: Readonly<Record<string, string>>): Promise<Response> {
  const sent = { ...headers, ...more, Authorization: 'Bearer demo', ...singleConnection };
  if (body === null) return fetch(server.origin + url, { method, headers: sent });
  if (body.mediaType === 'multipart/form-data') {
    return fetch(server.origin + url, { method, headers: sent, body: toForm(body.value) });
  }
  const typed = { ...sent, 'Content-Type': body.mediaType };
  return fetch(server.origin + url, { method, headers: typed, body: JSON.stringify(body.value) });
}

/** Builds a form: objects become JSON parts, texts are sent as they are. */
function toForm(value: unknown): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(value as JsonObject)) {
    form.set(name, typeof part === 'string' ? part : JSON.stringify(part));
  }
  return form;
}

function createValidator(contract: JsonObject): (pointer: string, value: unknown) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema({ ...contract, $id: 'contract' });
  return (pointer, value) => {
    const check = ajv.getSchema(`contract${pointer}`);
    if (check === undefined) return [`No schema at ${pointer}.`];
    return check(value) === true
      ? []
      : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${String(message)}`);
  };
}

function groupByOperation(all: readonly MockCall[]): Map<string, MockCall[]> {
  const groups = new Map<string, MockCall[]>();
  for (const call of all) append(groups, call.operationId, call);
  return groups;
}
