import { describe, expect, it } from 'vitest';
import { siteContexts } from './siteContexts.ts';

const docs = { loadedVersions: [{ path: '/base/docs/next' }, { path: '/base/docs', isLast: true }] };
const blog = { blogTitle: 'News of the team', blogTagsListPath: '/base/blog/tags' };
const guides = [
  { path: '/blog/first', kind: 'blog' as const },
  { path: '/docs/intro', kind: 'guide' as const },
  { path: '/docs/other', kind: 'guide' as const },
];

describe('siteContexts', () => {
  it('returns the guides, the references and the blog', () =>
    expect(
      siteContexts(
        {
          'docusaurus-plugin-content-blog': { default: blog },
          'docusaurus-plugin-content-docs': { default: docs },
          'api-reference': {
            partner: { id: 'partner', label: 'Partner API', basePath: '/partner' },
            default: { id: 'default', label: 'Tide API', basePath: '/reference' },
          },
        },
        guides,
        '/base/',
      ),
    ).toEqual([
      { id: 'docs', path: 'docs', label: 'Documentation', home: 'docs/intro' },
      { id: 'api', path: 'reference', label: 'Référence API', isReference: true },
      { id: 'partner', path: 'partner', label: 'Partner API', isReference: true },
      { id: 'blog', path: 'blog', label: 'Blog' },
    ]));

  it('names other guides and blogs by their instances', () =>
    expect(
      siteContexts(
        {
          'docusaurus-plugin-content-docs': { handbook: { loadedVersions: [{ path: '/handbook', isLast: true }] } },
          'docusaurus-plugin-content-blog': { team: { ...blog, blogTagsListPath: '/team/tags' } },
        },
        [],
        '/',
      ),
    ).toEqual([
      { id: 'handbook', path: 'handbook', label: 'handbook' },
      { id: 'team', path: 'team', label: 'News of the team' },
    ]));

  it('leaves out guides at the root', () =>
    expect(
      siteContexts(
        { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ path: '/', isLast: true }] } } },
        guides,
        '/',
      ),
    ).toEqual([]));
});
