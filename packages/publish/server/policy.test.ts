import { describe, expect, it } from 'vitest';
import { scriptHashes, toPolicy } from './policy';

describe('scriptHashes', () => {
  it.each([
    ['a script in the page', '<script>alert(1)</script>', 1],
    ['one of a module', '<script type="module">alert(1)</script>', 1],
    ['one without quotes', '<script type=text/javascript>1</script>', 1],
    ['each of several, over lines', '<SCRIPT>\n1\n</SCRIPT><script data-a="b">2</script>', 2],
    ['none from a file', '<script src="/a.js" defer></script>', 0],
    ['none of data', '<script type="application/ld+json">{}</script>', 0],
    ['none of an attribute', '<meta name=description content="<script>1</script>"/>', 0],
    ['none of a comment', '<!-- <script>1</script> -->', 0],
    ['none of a title', '<title><script>1</script></title>', 0],
    ['none of text', '<pre>&lt;script&gt;1&lt;/script&gt;</pre>', 0],
  ])('finds %s', (_name, html, want) => expect(scriptHashes(html)).toHaveLength(want));

  it('hashes the very text', () =>
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scriptHashes('<script>alert(1)</script>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]));
});

describe('toPolicy', () => {
  it('allows those scripts and no others', () => {
    const policy = toPolicy(new Set(["'sha256-b'", "'sha256-a'"]));
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default reference;");
  });

  it('refuses a site whose pages each have their own', () =>
    expect(() => toPolicy(new Set(Array.from({ length: 21 }, (_, index) => String(index))))).toThrow(
      'The pages hold 21 different inline scripts; at most 20 go into one policy.',
    ));
});
