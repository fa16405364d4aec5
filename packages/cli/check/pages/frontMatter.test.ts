import { describe, expect, it } from 'vitest';
import { frontMatterProblem, phrasesProblem, readAddress } from './frontMatter.ts';

describe('frontMatterProblem', () => {
  it.each(['', '# A\n', '---\ntitle: A\n---\n\n---\nb: [\n---\n'])('accepts %j', (source) =>
    expect(frontMatterProblem(source)).toBeNull(),
  );

  it.each([
    ['---\ntitle: [A\nid: b\n---\n', 3],
    ['---\r\ntitle: A\r\ntitle: B\r\n---\r\n', 3],
  ])('reports the line of %j', (source, line) => expect(frontMatterProblem(source)).toMatchObject({ line }));
});

describe('phrasesProblem', () => {
  it('reports the line of phrases that are not a list', () => {
    const source = '---\ntitle: A\nsearch_phrases: 12\n---\n';
    expect(phrasesProblem({ search_phrases: 12 }, source, 'a.md')).toMatchObject({ file: 'a.md', line: 3 });
    expect(phrasesProblem({ search_phrases: ['b'] }, source, 'a.md')).toBeNull();
  });
});

describe('readAddress', () => {
  it('reads id and slug, although another member is faulty', () =>
    expect(readAddress('---\nid: a\ntitle: [A\nslug: "/b"\n---\nid: c\n')).toEqual({ id: 'a', slug: '/b' }));
});
