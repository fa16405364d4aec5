import { describe, expect, it } from 'vitest';
import { createContractLinks, isSafeUrl } from './links.ts';

describe('isSafeUrl', () => {
  it.each([
    ['https://a.example', true],
    ['HTTP://a.example', true],
    ['mailto:a@b.example', true],
    ['/api/lire#corps', true],
    ['#corps', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['vbscript:a', false],
    ['data:text/html,a', false],
    ['//a.example', false],
    ['/\\a.example', false],
    ['a.md', false],
    ['', false],
  ])('for %j returns %j', (given, want) => expect(isSafeUrl(given)).toBe(want));
});

describe('createContractLinks', () => {
  const links = () =>
    createContractLinks({
      paths: new Set(['reference:/', 'reference:/lire', 'reference:/#livres-d-art']),
      groups: new Map([
        ['livres-d-art', 'livres-d-art'],
        ['患者', 'groupe'],
      ]),
      operations: new Map([['readBook', { slug: 'lire' }]]),
      headings: new Map([['contact', 'contact-2']]),
    });

  it.each([
    ['a web address', 'https://a.example', { url: 'https://a.example' }],
    ['a mail address', 'mailto:a@a.example', { url: 'mailto:a@a.example' }],
    ['a page', '/api/lire', { url: 'reference:/lire' }],
    ['an anchor of a page', '/api/lire?x#corps', { url: 'reference:/lire?x#corps' }],
    ['the landing page', '/api', { url: 'reference:/' }],
    ['a group', '/api#livres-d-art', { url: 'reference:/#livres-d-art' }],
    ['another path of the host', '/terms', { url: '/terms', isUnverified: true }],
    ['a heading of the introduction', '#contact', { url: 'reference:/introduction#contact-2' }],
    ['a heading, as Redoc writes it', '#section/A/Contact', { url: 'reference:/introduction#contact-2' }],
    ['a tag, as Redoc writes it', '#tag/Livres-d%27art', { url: 'reference:/#livres-d-art' }],
    ['a tag in another script', '#tag/患者', { url: 'reference:/#groupe' }],
    ['an operation, as Redoc writes it', '#operation/readBook', { url: 'reference:/lire' }],
    ['an operation of a tag, as Redoc writes it', '#tag/Livres/operation/readBook', { url: 'reference:/lire' }],
  ])('resolves a link to %s', (_name, url, want) => {
    const given = links();
    expect(given.toTarget(url, 'text')).toEqual(want);
    expect(given.dead()).toEqual([]);
  });

  it.each([
    '/api/absente',
    '/api#absent',
    '#absent',
    '#tag/absent',
    '#tag/访问',
    '#operation/absent',
    '#/components/schemas/A',
    '#%',
    '#',
    'terms.html',
    '../terms',
    '//a.example',
    'javascript:alert(1)',
    '',
  ])('records %j as a dead link', (url) => {
    const given = links();
    expect(given.toTarget(url, 'text')).toBeNull();
    given.toTarget(url, 'text');
    expect(given.dead()).toEqual([{ url, text: 'text' }]);
  });
});
