import { fromMarkdown } from 'mdast-util-from-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';
import { inlineImages } from './inlineImages.ts';

describe('inlineImages', () => {
  it.each([
    ['![Un plan][plan]\n\n[plan]: ./plan.svg "Le plan"', '![Un plan](./plan.svg "Le plan")'],
    ['![plan]\n\n[plan]: ./plan.svg\n[plan]: ./autre.svg', '![plan](./plan.svg)'],
    ['![Un plan](./plan.svg)', '![Un plan](./plan.svg)'],
    ['[Un plan][plan]\n\n[plan]: ./plan.svg', '[Un plan][plan]'],
  ])('converts %j to %j', (given, want) => {
    const tree = fromMarkdown(given);
    inlineImages()(tree);
    expect(toMarkdown({ type: 'root', children: tree.children.slice(0, 1) }).trim()).toBe(want);
  });
});
