import { describe, expect, it } from 'vitest';
import { contextFaults } from './contextFaults';

describe('contextFaults', () => {
  it('finds none in contexts that lie apart', () => {
    const contexts = [
      { id: 'docs', path: 'docs', label: 'Documentation' },
      { id: 'docs-v1', path: 'docs-v1', label: 'Version 1' },
      { id: 'guides', path: 'guides/visites', label: 'Guides' },
    ];
    expect(contextFaults(contexts)).toEqual([]);
  });

  it.each<readonly [string, readonly (readonly [id: string, path: string])[], string]>([
    ['an id that no file can have', [['../docs', 'docs']], 'context id "../docs" must be lower case letters'],
    [
      'an id that is given twice',
      [
        ['docs', 'docs'],
        ['docs', 'guides'],
      ],
      'context id "docs" is given twice',
    ],
    ['a path with slashes around', [['docs', '/docs/']], 'path "/docs/" of context "docs" must be one below'],
    ['an empty path', [['docs', '']], 'path "" of context "docs" must be one below'],
    [
      'a path below another',
      [
        ['docs', 'docs'],
        ['guides', 'docs/guides'],
      ],
      'contexts "docs" and "guides" overlap',
    ],
    [
      'a path above another',
      [
        ['guides', 'docs/guides'],
        ['docs', 'docs'],
      ],
      'contexts "guides" and "docs" overlap',
    ],
  ])('names %s', (_, contexts, want) => {
    const faults = contextFaults(contexts.map(([id, path]) => ({ id, path, label: id })));
    expect(faults).toEqual([expect.stringContaining(want)]);
  });
});
