import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { placelessImages } from './placelessImages';

const request =
  '!/home/me/node_modules/url-loader/dist/cjs.js?limit=1&fallback=/home/me/node_modules/file-loader/dist/cjs.js!./a.svg';

function image(src: string): Root {
  const literal = { type: 'Literal', value: src, raw: `"${src}"` };
  const estree = {
    type: 'Program',
    body: [{ type: 'ExpressionStatement', expression: literal }],
    sourceType: 'module',
  };
  const value = { type: 'mdxJsxAttributeValueExpression', value: `require("${src}").default`, data: { estree } };
  const attributes = [{ type: 'mdxJsxAttribute', name: 'src', value }];
  const node = { type: 'mdxJsxTextElement', name: 'img', attributes, children: [] };
  return JSON.parse(JSON.stringify({ type: 'root', children: [{ type: 'paragraph', children: [node] }] })) as Root;
}

describe('placelessImages', () => {
  it('names in the text and in the program of an image no folder of this machine after its loader', () => {
    const tree = image(request);
    placelessImages()(tree);
    expect(tree).toEqual(
      image(request.replace('fallback=/home/me/node_modules/file-loader/dist/cjs.js', 'fallback=file-loader')),
    );
  });

  it('leaves an image from elsewhere', () => {
    const tree = image('https://exemple.fr/a.svg');
    placelessImages()(tree);
    expect(tree).toEqual(image('https://exemple.fr/a.svg'));
  });
});
