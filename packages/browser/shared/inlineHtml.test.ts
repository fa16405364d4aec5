import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInlineHtml, toInlineHtml } from './inlineHtml.ts';

const fragments = [
  '',
  'L’appareil & ses modes 👩‍⚕️',
  'Le <code>jeton</code>, <em>puis</em> <strong>le reste</strong>',
  'Le <code translate="no">jeton</code>',
  '<abbr title="Identifiant">IUD</abbr> &lt;b&gt;',
  'Voir <a href="/api" class="a">l’API</a><br/>',
  '<a href="https://a.example/?a=b:c&amp;d=e" title="a: b">a</a>, <a href="docs/a#b:c">b</a>, <a href="mailto:a@b.example">c</a>',
];

describe('isInlineHtml', () => {
  it.each(fragments)('accepts %s', (html) => expect(isInlineHtml(html)).toBe(true));

  it.each([
    '<img src=x onerror=alert(1)>',
    '<a href="/" onclick="alert(1)">a</a>',
    '<b/onmouseover=alert(1)>',
    '<script>alert(1)</script>',
    '<code',
    '<svg><a>',
    '<a href="javascript:alert(1)">a</a>',
    '<a class="a" href=" JaVa\tScRiPt:alert(1)">a</a>',
    '<a href="javascript&colon;alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="/" href="data:text/html,a">a</a>',
  ])('rejects %s', (html) => expect(isInlineHtml(html)).toBe(false));
});

describe('toInlineHtml', () => {
  it.each(fragments)('returns %s unchanged', (html) => expect(toInlineHtml(html)).toBe(html));

  it.each([
    ['Le <u>jeton</u>', 'Le jeton'],
    ["L’<abbr title='Identifiant'>IUD</abbr>", 'L’IUD'],
    ['Durée < 5 min', 'Durée &lt; 5 min'],
    ['a<img src=x onerror=alert(1)>b', 'ab'],
    ['<scr<b>ipt>alert(1)</scr</b>ipt>', '&lt;script>alert(1)&lt;/script>'],
  ])('removes the other elements of %s', (html, want) => expect(toInlineHtml(html)).toBe(want));

  it('always returns inline HTML', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<', '>', '/', 'u', 'b', ' ', '"', "'", '=', 'é')), (characters) => {
        expect(isInlineHtml(toInlineHtml(characters.join('')))).toBe(true);
      }),
    ));
});
