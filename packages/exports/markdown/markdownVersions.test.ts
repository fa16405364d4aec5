import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import type { GuidePage } from '@reliure/guides';
import { buildMarkdownVersions } from './markdownVersions.ts';

const reference = buildReference({
  document: {
    openapi: '3.1.0',
    info: { title: 'Livres', version: '1' },
    paths: {
      '/livres': {
        get: { summary: 'Lister', tags: ['Prêts'], description: 'Rend les livres. Par page.' },
        post: { summary: 'Créer [un] livre', tags: ['Gestion'] },
      },
    },
  },
});
const guide = (path: string, body: string, more: Partial<GuidePage> = {}): GuidePage => ({
  path,
  title: path.slice(1),
  body,
  isMdx: false,
  isSkippable: false,
  resolveFile: (url) => (url.startsWith('./b.md') ? `/docs/b${url.slice('./b.md'.length)}` : null),
  ...more,
});
const guides = [
  guide('/blog/c', 'C', { isSkippable: true, description: 'Un article.' }),
  guide('/docs/a', '[b](./b.md#x) [l](/api/lister) [n](/api/absente) [d](d?e) [i](/img/i.png) [w](https://a.example)'),
  guide('/docs/b', 'B'),
];
const site = { title: 'Site', summary: 'Un site.', url: 'https://site.example', baseUrl: '/doc/' };
const versions = buildMarkdownVersions(reference, guides, site);

describe('buildMarkdownVersions', () => {
  it('returns guides first, then the reference, then skippable pages', () =>
    expect(versions.map(({ path, section }) => `${path} (${section})`)).toEqual([
      '/docs/a (Guides)',
      '/docs/b (Guides)',
      '/api (Référence)',
      '/api/introduction (Référence)',
      '/api/lister (Prêts)',
      '/api/creer-un-livre (Gestion)',
      '/blog/c (Articles et autres pages)',
    ]));

  it('resolves the links of guides', () =>
    expect(versions[0]?.text).toContain(
      '[b](https://site.example/doc/docs/b.md#x) [l](https://site.example/doc/api/lister.md) n ' +
        '[d](https://site.example/doc/docs/d?e) [i](https://site.example/doc/img/i.png) [w](https://a.example)',
    ));

  it('writes the URL of each page', () =>
    expect(versions.map(({ text }) => /https:\/\/site\.example\/doc\/[^>]*/.exec(text)?.[0] ?? null)).toEqual([
      'https://site.example/doc/docs/a',
      'https://site.example/doc/docs/b',
      'https://site.example/doc/api',
      'https://site.example/doc/api/introduction',
      'https://site.example/doc/api/lister',
      'https://site.example/doc/api/creer-un-livre',
      'https://site.example/doc/blog/c',
    ]));
});
