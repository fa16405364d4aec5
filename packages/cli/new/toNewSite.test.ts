import { readFileSync } from 'node:fs';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { identityProblems } from '@reliure/preset/node';
import { buildReference } from '@reliure/reference';
import { toNewSite } from './toNewSite.ts';
import type { ProgramManifest } from './toManifest.ts';

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

const program = JSON.parse(readFileSync('packages/cli/package.json', 'utf8')) as ProgramManifest;

const settings = {
  name: 'shop',
  program,
  language: 'fr' as const,
  title: 'L’API « Shop »',
  url: 'https://docs.shop.org',
  document,
  operations: buildReference({ document }).operations,
  contractFile: '/a/api/openapi.yaml',
  contractFiles: ['/a/api/openapi.yaml', '/a/shared/order.yaml'],
};

describe('toNewSite', () => {
  it('names a version of each package', () => {
    const file = toNewSite(settings).files.get('package.json');
    const { dependencies } = JSON.parse(file !== undefined && 'text' in file ? file.text : '') as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(dependencies['reliure']).toBe(program.version);
    expect(Object.keys(dependencies)).toHaveLength(16);
  });

  it('plans the files of a site, with all files of the contract', () => {
    const { identity, files } = toNewSite(settings);
    expect(identity.contract).toBe('contract/api/openapi.yaml');
    expect([...files.keys()]).toEqual([
      'package.json',
      'identity.ts',
      'docusaurus.config.ts',
      'sidebars.ts',
      '.gitignore',
      'static/img/logo.svg',
      'src/pages/index.md',
      'docs/intro.md',
      'README.md',
      'contract/api/openapi.yaml',
      'contract/shared/order.yaml',
    ]);
    expect(files.get('contract/shared/order.yaml')).toEqual({ copyOf: '/a/shared/order.yaml' });
  });

  it('writes settings without fault', () => {
    const { identity } = toNewSite(settings);
    expect(identityProblems(identity, 'shop')).toEqual([]);
  });

  it('writes settings that can be read', async () => {
    const { files, identity } = toNewSite({ ...settings, title: 'It’s "mine"' });
    const file = files.get('identity.ts');
    const folder = await mkdtemp(join(tmpdir(), 'new-site-'));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'identity.ts'), file !== undefined && 'text' in file ? file.text : '');
    const read = (await import(join(folder, 'identity.ts'))) as { readonly identity: unknown };
    expect(read.identity).toEqual(identity);
  });

  it('links the first guide to an operation that needs nothing', () => {
    const { files } = toNewSite(settings);
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
  ])('writes the pages of a site in English: %s', (path, want) => {
    setLanguage('en');
    const { files } = toNewSite({ ...settings, language: 'en', title: 'Shop' });
    expect(files.get(path)).toHaveProperty('text', expect.stringContaining(want));
  });
});
