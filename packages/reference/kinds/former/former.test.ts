import { describe, expect, it } from 'vitest';
import { buildFormerAddresses } from './model.ts';
import { buildMovedMarkdown } from './movedMarkdown.ts';
import { buildRedirectPages } from '../redirectPages.ts';

const call = (method: string, path: string) => ({ method, path });
const operation = (slug: string, method: string, path: string) => ({ slug, title: slug, ...call(method, path) });
const end = (address: string) => ({ subject: { operation: address }, on: [address], until: '2027-06-30' });
const former = (slug: string, more: object = {}) => ({ slug, title: `Le ${slug}`, release: '2-0-0', ...more });
const addresses = buildFormerAddresses({
  former: [
    former('nom-change', { call: call('GET', '/v1/a') }),
    former('remplacee', { call: call('GET', '/v1/b') }),
    former('retiree', { call: call('GET', '/v1/c/{id}') }),
    former('oubliee', { call: call('GET', '/v1/d') }),
    former('schemas/Etat'),
    former('schemas/Perdu'),
  ],
  slugs: ['a', 'listes/Etat'],
  groups: [{ slug: 'g', title: 'G', operations: [operation('a', 'GET', '/v1/a'), operation('b', 'GET', '/v2/b')] }],
  announced: [{ ...end('GET /v1/b'), replacement: 'GET /v2/b' }, end('GET /v1/c/{id}')],
  page: '/docs/journal',
});

describe('former addresses', () => {
  it('lead to the same operation, to what replaces it, to its end, or to the release that dropped it', () =>
    expect(addresses.map(({ slug, target }) => [slug, target])).toEqual([
      ['nom-change', 'reference:/a'],
      ['remplacee', 'reference:/b'],
      ['retiree', 'reference:/retraits#get-v1-c-id'],
      ['oubliee', '/docs/journal#2-0-0'],
      ['schemas/Etat', 'reference:/listes/Etat'],
      ['schemas/Perdu', '/docs/journal#2-0-0'],
    ]));

  it('are redirect pages, unless another page has the address', () => {
    const files = buildRedirectPages(addresses, { baseUrl: '/base/', basePath: '/ref' }, ['/base/ref/oubliee']);
    expect(files.map(([path]) => path)).toEqual(
      ['nom-change', 'remplacee', 'retiree', 'schemas/Etat', 'schemas/Perdu'].map((slug) => `/ref/${slug}.html`),
    );
    expect(files[1]?.[1]).toContain('url=/base/ref/b"');
    expect(files[4]?.[1]).toContain('url=/base/docs/journal#2-0-0"');
  });

  it('have a Markdown version that says where to read on', () => {
    const site = { url: 'https://a.example', baseUrl: '/base/', basePath: '/ref' };
    const files = new Map(buildMovedMarkdown(addresses, site, ['/base/ref/b', '/base/ref/oubliee']));
    expect(files.size).toBe(5);
    expect(files.get('/ref/remplacee.md')).toBe(
      '# Le remplacee\n\nCette page n’existe plus. Ce qui la remplace\u00a0: <https://a.example/base/ref/b.md>\n',
    );
    expect(files.get('/ref/retiree.md')).toContain('<https://a.example/base/ref/retraits#get-v1-c-id>');
  });
});
