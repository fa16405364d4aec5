import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadContract } from '@apidoc/openapi/node';
import { buildReference } from '@apidoc/reference';
import type { SchemaNode } from '@apidoc/schema';
import { buildContract } from './contract';

const folder = await mkdtemp(join(tmpdir(), 'contract-'));
afterAll(() => rm(folder, { recursive: true }));

describe.each(['3.0.3', '3.1.0'] as const)('a contract of 600 operations in %s', async (version) => {
  const file = join(folder, `${version}.json`);
  await writeFile(file, JSON.stringify(buildContract({ operations: 600, version })));
  const { operations, schemas } = buildReference(await loadContract(file));
  const page = (slug: string) => operations.find((operation) => operation.slug === slug);

  it('has a page for each', () => {
    const webhooks = version === '3.1.0' ? 1 : 0;
    expect(operations.map(({ slug }) => slug)).toHaveLength(600 + webhooks);
    expect(schemas).toHaveLength(120 + 100 + 2);
  });

  it('has an example of each JSON body and of each success', () => {
    const contents = operations.flatMap(({ body, responses }) => [
      ...(body?.contents ?? []),
      ...responses.filter(({ status }) => status.startsWith('2')).flatMap((response) => response.contents),
    ]);
    const inJson = contents.filter(({ mediaType }) => mediaType === 'application/json');
    expect(inJson.length).toBeGreaterThan(500);
    expect(inJson.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  it('unfolds what is deep and stops at what is endless', () => {
    const deep = page('create-resource1')?.body?.contents[0]?.schema;
    expect(deepest(deep)).toBeGreaterThan(6);
    const ring = page('create-resource0')?.body?.contents[0]?.schema;
    expect(JSON.stringify(ring)).toContain('"kind":"page"');
  });

  it('keeps each page in bounds', () => {
    const sizes = operations.map((operation) => JSON.stringify(operation).length);
    expect(Math.max(...sizes)).toBeLessThan(400_000);
  });

  it('tells what may be null', () => {
    const note = page('create-resource2')?.body?.contents[0]?.schema?.parts.flatMap((part) =>
      part.kind === 'fields' ? part.fields.filter(({ name }) => name === 'note') : [],
    );
    expect(note?.map(({ node }) => node.nullable)).toEqual([true]);
  });
});

/** Fields inside one another. */
function deepest(node: SchemaNode | undefined): number {
  const below = node?.parts.flatMap((part) =>
    part.kind === 'fields' ? part.fields.map((field) => deepest(field.node)) : [],
  );
  return below === undefined || below.length === 0 ? 0 : 1 + Math.max(...below);
}
