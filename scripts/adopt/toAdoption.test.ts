import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { identityProblems } from '@reliure/preset/node';
import { buildReference } from '@reliure/reference';
import { toAdoption } from './toAdoption.ts';
import { toFolderProblem } from './toFolderProblem.ts';

const document = {
  openapi: '3.0.3',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/orders/{id}': {
      get: {
        summary: 'Get an order',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '204': { description: 'Done.' } },
      },
    },
    '/orders': { get: { summary: 'List [all] orders', responses: { '204': { description: 'Done.' } } } },
  },
};

const settings = {
  language: 'fr' as const,
  title: 'L’API « Shop »',
  url: 'https://docs.shop.org',
  document,
  operations: buildReference({ document }).operations,
  contractFile: '/a/api/openapi.yaml',
  contractFiles: ['/a/api/openapi.yaml', '/a/shared/order.yaml'],
};

describe('toAdoption', () => {
  it('plans the files of a site, with all files of the contract', async () => {
    const { folder, identity, files } = await toAdoption(settings);
    expect(folder).toBe('l-api-shop');
    expect(identity.contract).toBe('l-api-shop/contract/api/openapi.yaml');
    expect([...files.keys()]).toEqual([
      'identity.ts',
      'docusaurus.config.ts',
      'sidebars.ts',
      'static/img/logo.svg',
      'src/pages/index.md',
      'docs/intro.md',
      'contract/api/openapi.yaml',
      'contract/shared/order.yaml',
    ]);
    expect(files.get('contract/shared/order.yaml')).toEqual({ copyOf: '/a/shared/order.yaml' });
  });

  it('writes settings without fault', async () => {
    const { identity } = await toAdoption({ ...settings, folder: 'shop' });
    expect(identityProblems(identity, 'shop')).toEqual([]);
  });

  it('writes settings that can be read', async () => {
    const { files, identity } = await toAdoption({ ...settings, title: 'It’s "mine"', folder: 'shop' });
    const file = files.get('identity.ts');
    const folder = await mkdtemp(join(tmpdir(), 'adopt-'));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'identity.ts'), file !== undefined && 'text' in file ? file.text : '');
    const read = (await import(join(folder, 'identity.ts'))) as { readonly identity: unknown };
    expect(read.identity).toEqual(identity);
  });

  it('links the first guide to an operation that needs nothing', async () => {
    const { files } = await toAdoption(settings);
    const guide = files.get('docs/intro.md');
    expect(guide).toHaveProperty('text', expect.stringContaining('[List \\[all\\] orders](/api/list-all-orders)'));
  });

  it.each([
    ['docs/intro.md', 'title: Get started\ndescription: "First steps with Shop."'],
    ['docs/intro.md', 'describes every call, such as [List \\[all\\] orders](/api/list-all-orders).'],
    ['docs/intro.md', `[Download the contract](/api#downloads)`],
    ['src/pages/index.md', 'description: "Shop documentation"'],
    ['src/pages/index.md', '- [Get started](/docs/intro)\n- [Reference](/api) of all calls\n- [Search](/search)\n'],
    ['identity.ts', `language: 'en'`],
  ])('writes the pages of a site in English: %s', async (path, want) => {
    setLanguage('en');
    const { files } = await toAdoption({ ...settings, language: 'en', title: 'Shop' });
    expect(files.get(path)).toHaveProperty('text', expect.stringContaining(want));
  });
});

describe('toFolderProblem', () => {
  it.each([
    ['shop', false, null],
    ['shop', true, 'shop/ exists, and nothing is overwritten.'],
    ['../shop', false, '"../shop" cannot be the folder of a site.'],
    ['', false, '"" cannot be the folder of a site.'],
  ])('for %j, which exists: %s', (folder, exists, want) => {
    expect(toFolderProblem(folder, exists)?.message ?? null).toBe(want);
  });
});
