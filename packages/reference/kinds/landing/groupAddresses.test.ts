import { describe, expect, it } from 'vitest';
import { buildGroupAddresses } from './groupAddresses.ts';

const groups = [
  { slug: 'visites', title: 'Visites' },
  { slug: 'schemas', title: 'Schémas' },
];

describe('buildGroupAddresses', () => {
  it('builds redirect pages to the groups, except where the site has a page', () => {
    const files = buildGroupAddresses(groups, { baseUrl: '/base/', favicon: 'img/a.svg', basePath: '/api' }, [
      '/base/api/schemas',
    ]);
    expect(files.map(([path]) => path)).toEqual(['/api/visites.html']);
    expect(files[0]?.[1]).toContain('content="0; url=/base/api#visites"');
    expect(files[0]?.[1]).toContain('<title>Visites</title>');
    expect(files[0]?.[1]).toContain('<link rel="icon" href="/base/img/a.svg">');
  });
});
