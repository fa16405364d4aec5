import { describe, expect, it, vi } from 'vitest';
import { isPrefetchable } from './isPrefetchable.ts';

class FakeAnchor {
  readonly origin: string;
  readonly pathname: string;

  constructor(
    href: string,
    readonly target: string,
    private readonly isDownload: boolean,
  ) {
    ({ origin: this.origin, pathname: this.pathname } = new URL(href, 'https://site.example'));
  }

  hasAttribute(name: string): boolean {
    return name === 'download' && this.isDownload;
  }
}

describe('isPrefetchable', () => {
  it.each([
    ['another page', '/api/lire', '', false, true],
    ['an anchor on another page', '/api/lire#reponses', '', false, true],
    ['an anchor on this page', '/api/creer#reponses', '', false, false],
    ['this page with a query string', '/api/creer?a=b', '', false, false],
    ['another tab', '/api/lire', '_blank', false, false],
    ['a file', '/openapi.yaml', '', false, false],
    ['a download', '/api/lire', '', true, false],
    ['another site', 'https://other.example/api/lire', '', false, false],
  ])('decides for %s', (_, href, target, isDownload, want) => {
    vi.stubGlobal('HTMLAnchorElement', FakeAnchor);
    vi.stubGlobal('location', new URL('https://site.example/api/creer'));
    vi.stubGlobal('navigator', {});
    expect(isPrefetchable(new FakeAnchor(href, target, isDownload) as unknown as Element)).toBe(want);
  });

  it.each([
    ['no link', null],
    ['an element that is not a link', {} as Element],
  ])('returns false for %s', (_, element) => {
    vi.stubGlobal('HTMLAnchorElement', FakeAnchor);
    expect(isPrefetchable(element)).toBe(false);
  });
});
