import { describe, expect, it } from 'vitest';
import { scriptHashes, toPolicy } from './policy.ts';

describe('scriptHashes', () => {
  it.each([
    ['an inline script', '<script>alert(1)</script>', 1],
    ['an inline module', '<script type="module">alert(1)</script>', 1],
    ['a type without quotes', '<script type=text/javascript>1</script>', 1],
    ['each of several scripts, over several lines', '<SCRIPT>\n1\n</SCRIPT><script data-a="b">2</script>', 2],
    ['nothing for a script file', '<script src="/a.js" defer></script>', 0],
    ['nothing for a data block', '<script type="application/ld+json">{}</script>', 0],
    ['nothing in an attribute', '<meta name=description content="<script>1</script>"/>', 0],
    ['nothing in a comment', '<!-- <script>1</script> -->', 0],
    ['nothing in a title', '<title><script>1</script></title>', 0],
    ['nothing in escaped text', '<pre>&lt;script&gt;1&lt;/script&gt;</pre>', 0],
  ])('finds %s', (_name, html, want) => expect(scriptHashes(html)).toHaveLength(want));

  it('hashes the exact text', () =>
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scriptHashes('<script>alert(1)</script>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]));
});

describe('toPolicy', () => {
  it('allows only the given scripts', () => {
    const policy = toPolicy(new Set(["'sha256-b'", "'sha256-a'"]));
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default reference;");
  });

  it('adds the sources of a site', () => {
    const policy = toPolicy(new Set(), {
      'img-src': ['https://a.org'],
      'frame-src': ['https://b.org', 'https://c.org'],
    });
    expect(policy).toContain("img-src 'self' data: https://a.org;");
    expect(policy).toMatch(/; frame-src https:\/\/b\.org https:\/\/c\.org$/);
  });

  it('rejects a site with different scripts on every page', () =>
    expect(() => toPolicy(new Set(Array.from({ length: 21 }, (_, index) => String(index))))).toThrow(
      'The pages contain 21 different inline scripts, but one policy allows at most 20.',
    ));
});
