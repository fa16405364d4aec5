import { describe, expect, it } from 'vitest';
import { sourceFaults } from './sourceFaults';

const tell = (source: string) => sourceFaults(source).map(({ line, message }) => `${line}: ${message}`);

describe('sourceFaults', () => {
  it.each([
    '---\ntitle: A\ndate: 2026-02-28\nsearch_phrases:\n  - b\n---\n\n# A\n\n```js\na;\n```\n\n> ~~~\n> b\n> ~~~\n',
    ':::note[Titre]\n\nA.\n\n:::\n\n::etats{cycle="a"}\n\nB à 10:30, :terme[a].\n\n    indenté\n',
    '````md\n```\n::rien\n<<<<<< <\n````\n',
    '# Sans rien\n\nA\n=======\n',
  ])('lets %j pass', (source) => expect(tell(source)).toEqual([]));

  it.each([
    ['another encoding', 'A\nvalid\ufffde\n', ['2: The file is not UTF-8.']],
    [
      'a merge',
      'A\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> b\n',
      ['3: The file contains an unresolved merge conflict.'],
    ],
    [
      'front matter that is no YAML',
      '---\ntitle: a: b\n---\n',
      [expect.stringMatching(/^2: The front matter is no YAML/)],
    ],
    [
      'a key that nothing reads',
      '---\ntitle: A\nserach_phrases: [b]\n---\n',
      ['3: The front matter knows no "serach_phrases".'],
    ],
    ['a day that does not exist', '---\ndate: 2026-02-30\n---\n', ['2: "2026-02-30" is no day of the calendar.']],
    ['a month that does not exist', '---\ndate: 2026-13-45\n---\n', ['2: "2026-13-45" is no day of the calendar.']],
    ['a day as it is said', '---\ndate: 13/04/2026\n---\n', ['2: "13/04/2026" is no day of the calendar.']],
    ['a fence that stays open', '---\ntitle: A\n---\n\n```js\na;\n\n## B\n', ['5: The fence "```js" is not closed.']],
    ['a fence that another sign closes', '````\n```\n', ['1: The fence "````" is not closed.']],
    ['a note that stays open', ':::note\n\nA.\n', ['1: ":::note" is not closed.']],
    ['an unknown directive', '::etat{cycle="a"}\n', ['1: There is no directive "etat".']],
    ['an unknown kind of note', ':::nota\n\nA.\n\n:::\n', ['1: There is no directive "nota".']],
  ])('tells %s', (_name, source, want) => expect(tell(source)).toEqual(want));

  it('names the nearest key', () =>
    expect(sourceFaults('---\nsidebar_positon: 1\n---\n')[0]?.remedy).toBe('Did you mean "sidebar_position"?'));
});
