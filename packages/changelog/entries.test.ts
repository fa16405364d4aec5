import { describe, expect, it } from 'vitest';
import { closeNext } from './closeNext';
import { readEntries } from './entries';

describe('readEntries', () => {
  it('reads one address or several, with the line', () =>
    expect(
      readEntries(
        '1.1.0:\n  - on: Piece.nom\n    text: le nom.\nnext:\n  - { on: [A, B], text: x, fixed: true, remedy: y }\n',
      ),
    ).toEqual({
      faults: [],
      entries: [
        { version: '1.1.0', on: ['Piece.nom'], text: 'le nom.', fixed: false, breaking: false, line: 2 },
        { version: 'next', on: ['A', 'B'], text: 'x', remedy: 'y', fixed: true, breaking: false, line: 5 },
      ],
    }));

  it('takes an empty file for no entries', () => expect(readEntries('# rien\n')).toEqual({ entries: [], faults: [] }));

  it.each([
    ['1.1.0:\n  - text: x\n', 2, 'The entry has no `on`, the address of what changed.'],
    ['1.1.0:\n  - on: A\n', 2, 'The entry has no `text`.'],
    ['1.1.0:\n  - { on: A, text: x, breaking: true }\n', 2, 'The entry breaks clients and has no `remedy`.'],
    ['1.1.0:\n  - on: A\n    text: x\n    remede: y\n', 2, 'The entry has a member "remede", which says nothing here.'],
    [
      '1.1.0:\n  - on: A\n    text: "- x\\n- y"\n',
      2,
      'The `text` "- x\\n- y" is not one paragraph, without lists, headings or code blocks.',
    ],
    [
      '1.1.0:\n  - on: A\n    text: x\n    remedy: "a\\n\\nb"\n',
      2,
      'The `remedy` "a\\n\\nb" is not one paragraph, without lists, headings or code blocks.',
    ],
    [
      '1.1.0:\n  - on: A\n    text: x\n    remedy: [a]\n',
      2,
      'The `remedy` ["a"] is not one paragraph, without lists, headings or code blocks.',
    ],
    ['1.1.0: A\n', 1, 'What stands under "1.1.0" is not a list.'],
    ['1.1.0:\n  - A\n', 2, 'The entry is not a map.'],
    ['- A\n', 1, 'The file is not a list for each version.'],
    ['1.1.0:\n  - on: [GET /a/{b}, C]\n', 2, expect.stringContaining('Missing , or :')],
  ])('refuses %j', (text, line, message) =>
    expect(readEntries(text)).toMatchObject({ entries: [], faults: [{ line, message: message as string }] }),
  );
});

describe('closeNext', () => {
  it('names the release and keeps the rest', () =>
    expect(closeNext('# next: plus tard\nnext:\n  - on: A # next:\n1.1.0: []\n', '1.2.0')).toBe(
      '# next: plus tard\n1.2.0:\n  - on: A # next:\n1.1.0: []\n',
    ));
});
