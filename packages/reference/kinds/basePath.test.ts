import { describe, expect, it } from 'vitest';
import { createLinks, toSitePath, referencePath } from '@reliure/richtext';
import { toFiles, toPages, toRedirects } from './pages.ts';
import { buildReference } from './reference.ts';
import { emptySite } from './siteContext.ts';
import { variedContract } from './testing/variedContract.ts';

const document = {
  ...variedContract,
  info: { ...variedContract.info, description: '# Start\n\n[Get](#operation/getA), [all](/b/reference), [old](/api).' },
};
const reference = buildReference({ document, basePath: '/b/reference' });
const { basePath } = reference;
const pages = toPages(reference);
const markdownVersions = new Set(pages.map(({ slug }) => toSitePath(referencePath(slug), basePath)));
const host = { url: 'https://site.example', baseUrl: '/' };
const written = pages.map(({ slug, markdownVersion }) =>
  markdownVersion.render(createLinks({ ...host, markdownVersions, basePath }, referencePath(slug)), {
    ...emptySite,
    basePath,
  }),
);

describe('a reference at another path', () => {
  it('has its path in all Markdown versions, and no other', () => {
    const all = written.join('\n');
    expect(all).not.toMatch(/reference:\//);
    expect(all.match(/\/api(?![.\w])/g)).toEqual(['/api']);
    expect(all).toContain('[all](https://site.example/b/reference.md)');
    expect(all).toContain('<https://site.example/b/reference/introduction>');
  });

  it('links texts of the contract to its pages', () => expect(reference.deadLinks).toEqual([]));

  it('has no address of any page in the passages of the search', () =>
    expect(JSON.stringify(pages.map(({ toSearchPage }) => toSearchPage()))).not.toContain('reference:/'));

  it('has its path in its files', () => {
    const { files } = toRedirects(reference, host, []);
    const all = [...toFiles(reference, host), ...files];
    expect(all.map(([path]) => path)).toContain('/b/reference/a.html');
    expect(all.filter(([path]) => !path.startsWith('/b/reference/'))).toEqual([]);
    expect(all.filter(([, content]) => String(content).includes('reference:/'))).toEqual([]);
  });
});
