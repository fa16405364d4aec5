import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesRead } from './cache/server/filesRead';
import { propsAtRendering } from './propsAtRendering';

const folder = resolve('.docusaurus');

it('has a page’s content read from its file, where kept pages look for it too', async () => {
  const external = await propsAtRendering(folder)({ request: '@generated/api-reference/default/p/api-lire.json' });
  const file = join(folder, 'api-reference/default/p/api-lire.json');
  expect(external?.startsWith(`var require(${JSON.stringify(file)})`)).toBe(true);
  expect(filesRead(`module.exports = ${String(external)};`)).toEqual([file]);
});

it.each(['@generated/api-reference/default/slugs.json', '@generated/registry', 'react', ''])(
  'leaves « %s » to the bundler',
  async (other) => expect(await propsAtRendering(folder)({ request: other })).toBeUndefined(),
);
