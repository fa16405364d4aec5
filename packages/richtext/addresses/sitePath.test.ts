import { describe, expect, it } from 'vitest';
import { errorPath, groupPath, listFilePath, referencePath } from './paths.ts';
import { fromSitePath, resolveAddresses, toBasePath, toSitePath } from './sitePath.ts';

describe('toSitePath', () => {
  it.each([
    ['the landing page', referencePath(), '/a/reference'],
    ['a page', referencePath('lire'), '/a/reference/lire'],
    ['a page in a folder', referencePath('schemas/Livre'), '/a/reference/schemas/Livre'],
    ['a group', groupPath('livres'), '/a/reference#livres'],
    ['an error', errorPath('perdu'), '/a/reference/erreurs/perdu'],
    ['a file', listFilePath('listes/Etat', 'csv'), '/a/reference/listes/Etat.csv'],
    ['another page', '/docs/intro', '/docs/intro'],
    ['another site', 'https://a.example/api', 'https://a.example/api'],
    ['an anchor', '#corps', '#corps'],
  ])('resolves the address of %s', (_name, address, want) => expect(toSitePath(address, '/a/reference')).toBe(want));
});

describe('fromSitePath', () => {
  it.each([
    ['/api', referencePath()],
    ['/api#livres', groupPath('livres')],
    ['/api/lire?a=b#corps', `${referencePath('lire')}?a=b#corps`],
    ['/apis', null],
    ['/docs/api', null],
  ])('for %s returns %j', (path, want) => expect(fromSitePath(path, '/api')).toBe(want));
});

describe('toBasePath', () => {
  it.each(['api', '/api', 'api/', '/api/'])('removes the slashes around %s', (given) =>
    expect(toBasePath(given)).toBe('/api'),
  );
});

describe('resolveAddresses', () => {
  it('resolves the links of Markdown and of the HTML in it', () => {
    const diagram = { type: 'element', tagName: 'a', properties: { href: referencePath('lire') }, children: [] };
    const tree = [
      { type: 'link', url: groupPath('livres'), children: [{ type: 'text', value: referencePath() }] },
      { type: 'paragraph', children: [], data: { hChildren: [diagram] } },
    ];
    expect(resolveAddresses(tree, '/b')).toEqual([
      { type: 'link', url: '/b#livres', children: [{ type: 'text', value: referencePath() }] },
      {
        type: 'paragraph',
        children: [],
        data: { hChildren: [{ ...diagram, properties: { href: '/b/lire' } }] },
      },
    ]);
  });
});
