import { describe, expect, it } from 'vitest';
import { contextFlaws } from './contextFlaws';

describe('contextFlaws', () => {
  it('finds none in contexts that lie apart', () => {
    const contexts = [
      { id: 'docs', path: 'docs', label: 'Documentation' },
      { id: 'docs-v1', path: 'docs-v1', label: 'Version 1' },
      { id: 'guides', path: 'guides/visites', label: 'Guides' },
    ];
    expect(contextFlaws(contexts)).toEqual([]);
  });

  it.each<readonly [string, readonly (readonly [id: string, path: string])[], string]>([
    ['an id that no file can have', [['../docs', 'docs']], 'The context id "../docs" cannot name a file.'],
    [
      'an id that is given twice',
      [
        ['docs', 'docs'],
        ['docs', 'guides'],
      ],
      'The context id "docs" is given twice.',
    ],
    [
      'a path with slashes around',
      [['docs', '/docs/']],
      'The path "/docs/" of the context "docs" is not one below the base URL.',
    ],
    ['an empty path', [['docs', '']], 'The path "" of the context "docs" is not one below the base URL.'],
    [
      'a path below another',
      [
        ['docs', 'docs'],
        ['guides', 'docs/guides'],
      ],
      'The contexts "docs" and "guides" overlap, and a page is in one context.',
    ],
    [
      'a path above another',
      [
        ['guides', 'docs/guides'],
        ['docs', 'docs'],
      ],
      'The contexts "guides" and "docs" overlap, and a page is in one context.',
    ],
  ])('names %s', (_, contexts, want) => {
    const flaws = contextFlaws(contexts.map(([id, path]) => ({ id, path, label: id })));
    expect(flaws.map(({ message }) => message)).toEqual([want]);
  });
});
