import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { propsAtRendering } from './propsAtRendering';

const folder = resolve('.docusaurus');

it('has a page’s content read from its file', async () => {
  const external = await propsAtRendering(folder)({ request: '@generated/api-reference/default/p/api-lire.json' });
  const file = join(folder, 'api-reference/default/p/api-lire.json');
  expect(external).toBe(`var require(${JSON.stringify(file)})`);
});

it.each(['@generated/api-reference/default/slugs.json', '@generated/registry', 'react', ''])(
  'leaves « %s » to the bundler',
  async (other) => expect(await propsAtRendering(folder)({ request: other })).toBeUndefined(),
);
