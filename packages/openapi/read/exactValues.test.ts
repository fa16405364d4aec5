import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atPointer } from '../document/pointer.ts';
import { writeJson } from '../document/writeJson.ts';
import { loadContract } from './load.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exact-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the files, of which the first is the root, and returns a value of the contract as JSON. */
async function read(files: Readonly<Record<string, string>>, pointer: string): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { document } = await loadContract(join(folder, Object.keys(files)[0] ?? ''));
  return writeJson(atPointer(document, pointer));
}

const head = 'openapi: 3.1.0\ninfo: { title: Essai, version: "1" }\npaths: {}\n';
const inSchema = (schema: string) => ({ 'a.yaml': `${head}components: { schemas: { A: ${schema} } }` });

describe('loadContract', () => {
  it.each([
    ['{ minimum: -9223372036854775808, maximum: 9223372036854775807 }'],
    ['{ type: number, exclusiveMinimum: -0, maximum: 1e400, multipleOf: 0.10, default: 1.0 }'],
    ['{ enum: [1945044589271781376, 1.0, 1], const: 1e3, examples: [-0, [1.50]] }'],
    ['{ type: object, properties: { b: {}, "1": {}, a: {}, "0": {} }, x-order: [{ z: 1, 2: 2 }] }'],
    ['{ minLength: 1.0, maxItems: 10E0, minProperties: 2e0 }'],
  ])('keeps digits and order of %s', async (schema) => {
    const json = schema.replace(/([\w$-]+):/g, '"$1":').replace(/""(\d)""/g, '"$1"');
    expect(await read(inSchema(schema), '/components/schemas/A')).toBe(
      json.replace(/ /g, '').replace(/:(object|number)/g, ':"$1"'),
    );
  });

  const other = '{ id: 1945044589271781376, z: { b: 1.0, "1": 2 } }';
  const otherJson = '{"id":1945044589271781376,"z":{"b":1.0,"1":2}}';

  it.each([
    ['an alias', { 'a.yaml': `${head}x-a: &a ${other}\nx-b: *a` }, '/x-b', otherJson],
    ['a merge', { 'a.yaml': `${head}x-a: &a ${other}\nx-b: { c: 1, <<: *a }` }, '/x-b', `{"c":1,${otherJson.slice(1)}`],
    [
      'JSON',
      { 'a.json': `{"openapi":"3.0.3","info":{"title":"a","version":"1"},"paths":{},"x-a":${otherJson}}` },
      '/x-a',
      otherJson,
    ],
    [
      'a component of another file',
      {
        'a.yaml': `${head}components: { schemas: { B: { $ref: b.yaml } } }`,
        'b.yaml': '{ properties: { b: { maximum: 1.0 }, "1": {} } }',
      },
      '/components/schemas/b',
      '{"properties":{"b":{"maximum":1.0},"1":{}}}',
    ],
    [
      'an object of another file in an extension',
      { 'a.yaml': `${head}x-b: { $ref: b.yaml }`, 'b.yaml': other },
      '/x-b',
      otherJson,
    ],
    [
      'an object of another file with a member beside its $ref',
      { 'a.yaml': `${head}x-b: { $ref: b.yaml, c: 1 }`, 'b.yaml': other },
      '/x-b',
      `{"c":1,${otherJson.slice(1)}`,
    ],
    [
      'an external value',
      { 'a.yaml': `${head}components: { examples: { A: { externalValue: b.json } } }`, 'b.json': otherJson },
      '/components/examples/A/value',
      otherJson,
    ],
    [
      'a path item of another file',
      {
        'a.yaml': head.replace('paths: {}', 'paths: { /a: { $ref: b.yaml } }'),
        'b.yaml': "{ get: { responses: { default: { description: a }, '200': { description: b } } } }",
      },
      '/paths/~1a/get/responses',
      '{"default":{"description":"a"},"200":{"description":"b"}}',
    ],
    [
      'keys that are numbers',
      { 'a.yaml': `${head}x-a: { 1.0: a, 200: b, 1945044589271781376: c }` },
      '/x-a',
      '{"1.0":"a","200":"b","1945044589271781376":"c"}',
    ],
  ] as const)('keeps digits and order through %s', async (_, files, pointer, want) => {
    expect(await read(files, pointer)).toBe(want);
  });
});
