import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { propsAtRendering } from './propsAtRendering';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'props-'));
  mkdirSync(join(folder, 'api-reference/default/p'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const request = '@generated/api-reference/default/p/api-lire.json';
const ask = (text: string) => {
  writeFileSync(join(folder, 'api-reference/default/p/api-lire.json'), text);
  return propsAtRendering(folder)({ request });
};

it('asks for a page’s content by its file, in words that change with the content', async () => {
  const file = join(folder, 'api-reference/default/p/api-lire.json');
  const one = await ask('{"title":"Lire"}');
  expect(one?.startsWith(`var require(${JSON.stringify(file)}) /* `)).toBe(true);
  expect(await ask('{"title":"Lire"}')).toBe(one);
  expect(await ask('{"title":"Écrire"}')).not.toBe(one);
});

it.each(['@generated/api-reference/default/slugs.json', '@generated/registry', 'react', ''])(
  'leaves « %s » to the bundler',
  async (other) => expect(await propsAtRendering(folder)({ request: other })).toBeUndefined(),
);
