import { describe, expect, it } from 'vitest';
import { readPage } from './readPage.ts';

const addresses = (source: string, isMdx = false) =>
  readPage(source, isMdx).references.map(({ line, element, url }) => `${line} ${element} ${url}`);

describe('readPage', () => {
  it.each([
    ['links', '---\ntitle: A\n---\n\n[b](./b.md) et [c][d]\n\n[d]: /docs/d\n', ['5 a ./b.md', '7 a /docs/d']],
    ['images', '![a](a.png)\n\n![b][c]\n\n[c]: c.svg\n', ['1 img a.png', '5 img c.svg']],
    ['HTML', 'A\n\n<div>\n<img alt="a > b" src="a.png">\n<a href=\'/b\'>b</a>\n</div>\n', ['4 img a.png', '5 a /b']],
    ['no code', '`<img src="a.png">`\n\n```html\n<img src="a.png">\n```\n', []],
  ])('finds %s in Markdown', (_name, source, want) => expect(addresses(source)).toEqual(want));

  it('finds elements in MDX', () => {
    const source = '# A\n\n<iframe src="https://a.example" />\n\nB <Link to="/b">b</Link> <Link to={c}>c</Link>\n';
    expect(addresses(source, true)).toEqual(['3 iframe https://a.example', '5 a /b']);
  });

  it('finds code and directives', () => {
    const { fences, directives } = readPage('```ruby\na\n```\n\n::etats{cycle="a"}\n\n    b\n', false);
    expect(fences).toEqual([{ line: 1, language: 'ruby' }]);
    expect(directives.map(({ line, node }) => `${line} ${node.name}`)).toEqual(['5 etats']);
  });
});
