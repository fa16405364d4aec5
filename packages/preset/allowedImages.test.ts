import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { allowedImages } from './allowedImages.ts';

const plugin = allowedImages("default-src 'none'; img-src 'self' https://a.example");

describe('allowedImages', () => {
  it('accepts images that browsers load', () => {
    expect(() => plugin(fromMarkdown('![a](./a.png) ![b](https://a.example/b.png)'), { path: 'a.md' })).not.toThrow();
  });

  it('reports all others, with their lines', () => {
    const images = '![a](https://b.example/a.png)\n\n![b](https://c.example/b.png)\n';
    expect(() => plugin(fromMarkdown(images), { path: 'a.md' })).toThrow(/^a\.md:1\n[^]+\n\na\.md:3\n/);
  });
});
