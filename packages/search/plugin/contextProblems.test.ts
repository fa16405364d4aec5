import { describe, expect, it } from 'vitest';
import { contextProblems } from './contextProblems.ts';

describe('contextProblems', () => {
  it('accepts contexts that do not overlap', () => {
    const contexts = [
      { id: 'docs', path: 'docs', label: 'Documentation' },
      { id: 'docs-v1', path: 'docs-v1', label: 'Version 1' },
      { id: 'guides', path: 'guides/visites', label: 'Guides' },
    ];
    expect(contextProblems(contexts)).toEqual([]);
  });

  it.each<readonly [string, readonly (readonly [id: string, path: string])[], string]>([
    [
      'an id that cannot be a file name',
      [['../docs', 'docs']],
      'The context id "../docs" cannot be part of a file name.',
    ],
    [
      'a duplicate id',
      [
        ['docs', 'docs'],
        ['docs', 'guides'],
      ],
      'The context id "docs" is used twice.',
    ],
    [
      'the id of another file',
      [['names', 'docs']],
      'The context id "names" is the name of another file of the search.',
    ],
    [
      'a path with slashes around',
      [['docs', '/docs/']],
      'The path "/docs/" of the context "docs" is not a path below the base URL.',
    ],
    ['an empty path', [['docs', '']], 'The path "" of the context "docs" is not a path below the base URL.'],
    [
      'a path below another',
      [
        ['docs', 'docs'],
        ['guides', 'docs/guides'],
      ],
      'The contexts "docs" and "guides" overlap, but a page belongs to a single context.',
    ],
    [
      'a path above another',
      [
        ['guides', 'docs/guides'],
        ['docs', 'docs'],
      ],
      'The contexts "guides" and "docs" overlap, but a page belongs to a single context.',
    ],
  ])('reports %s', (_, contexts, want) => {
    const problems = contextProblems(contexts.map(([id, path]) => ({ id, path, label: id })));
    expect(problems.map(({ message }) => message)).toEqual([want]);
  });
});
