import { describe, expect, it } from 'vitest';
import { normalizePathname } from './normalizePathname.ts';

describe('normalizePathname', () => {
  it.each([
    ['/', '/', '/'],
    ['/index.html', '/', '/'],
    ['/docs/intro.html', '/', '/docs/intro'],
    ['/docs/intro/index', '/', '/docs/intro'],
    ['/docs/intro//', '/', '/docs/intro'],
    ['/docs//intro', '/', '/docs/intro'],
    ['/base//api///introduction', '/base/', '/base/api/introduction'],
    ['/base/', '/base/', '/base/'],
    ['/base', '/base/', '/base/'],
    ['/base/index.html', '/base/', '/base/'],
    ['/base/api/', '/base/', '/base/api'],
    ['//evil.example/index.html', '/', '/evil.example'],
    ['///evil.example/', '/', '/evil.example'],
  ])('normalizes %s on %s to %s', (pathname, baseUrl, want) => {
    expect(normalizePathname(pathname, baseUrl)).toBe(want);
  });
});
