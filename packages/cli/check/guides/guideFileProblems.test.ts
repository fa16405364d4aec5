import { describe, expect, it } from 'vitest';
import { guideFileProblems } from './guideFileProblems.ts';

const rules = {
  directives: { textDirective: ['terme'], leafDirective: ['etats'], containerDirective: ['note'] },
  notes: new Set<string>(),
  components: new Set<string>(),
};

const problemsOf = (source: string) =>
  guideFileProblems(source, 'a.md', rules).map(({ line, message }) => `${line}: ${message}`);

describe('guideFileProblems', () => {
  it.each([
    '---\ntitle: A\ndate: 2026-02-28\nsearch_phrases:\n  - b\n---\n\n# A\n\n```js\na;\n```\n\n> ~~~\n> b\n> ~~~\n',
    ':::note[Titre]\n\nA.\n\n:::\n\n::etats{cycle="a"}\n\nB à 10:30, :terme[a].\n\n    indenté\n',
    '````md\n```\n::rien\n<<<<<< <\n````\n',
    '# Sans rien\n\nA\n=======\n',
  ])('accepts %j', (source) => expect(problemsOf(source)).toEqual([]));

  it.each([
    ['another encoding', 'A\nvalid\ufffde\n', ['2: The file is not UTF-8.']],
    [
      'a merge conflict',
      'A\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> b\n',
      ['3: The file contains an unresolved merge conflict.'],
    ],
    [
      'front matter that is not YAML',
      '---\ntitle: a: b\n---\n',
      [expect.stringMatching(/^2: The front matter cannot be read/)],
    ],
    ['an unknown key', '---\ntitle: A\nserach_phrases: [b]\n---\n', ['3: Unknown front matter key "serach_phrases".']],
    [
      'search phrases that are not a list',
      '---\nsearch_phrases: b\n---\n',
      ['2: `search_phrases` is not a list of phrases.'],
    ],
    [
      'a search phrase without text',
      '---\ntitle: A\nsearch_phrases: [b, 1]\n---\n',
      ['3: `search_phrases` is not a list of phrases.'],
    ],
    ['an invalid day', '---\ndate: 2026-02-30\n---\n', ['2: "2026-02-30" is not a date.']],
    ['an invalid month', '---\ndate: 2026-13-45\n---\n', ['2: "2026-13-45" is not a date.']],
    ['a date in French notation', '---\ndate: 13/04/2026\n---\n', ['2: "13/04/2026" is not a date.']],
    ['an unclosed fence', '---\ntitle: A\n---\n\n```js\na;\n\n## B\n', ['5: The fence "```js" is not closed.']],
    ['a fence that is closed by fewer characters', '````\n```\n', ['1: The fence "````" is not closed.']],
    ['an unclosed note', ':::note\n\nA.\n', ['1: ":::note" is not closed.']],
    ['an unknown directive', '::etat{cycle="a"}\n', ['1: There is no directive "etat".']],
    ['an unknown kind of note', ':::nota\n\nA.\n\n:::\n', ['1: There is no directive "nota".']],
  ])('reports %s', (_name, source, want) => expect(problemsOf(source)).toEqual(want));

  it('suggests a similar key', () =>
    expect(guideFileProblems('---\nsidebar_positon: 1\n---\n', 'a.md', rules)[0]?.remedy).toBe(
      'Did you mean "sidebar_position"?',
    ));
});
