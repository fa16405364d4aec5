import { describe, expect, it } from 'vitest';
import { releaseEntries } from './releaseEntries.ts';
import { readEntries } from './entries.ts';

describe('readEntries', () => {
  it('returns entries with one or several addresses, and their lines', () =>
    expect(
      readEntries(
        '1.1.0:\n  - on: Piece.nom\n    text: le nom.\nnext:\n  - { on: [A, B], text: x, fixed: true, remedy: y }\n',
      ),
    ).toEqual({
      problems: [],
      entries: [
        { version: '1.1.0', on: ['Piece.nom'], text: 'le nom.', fixed: false, breaking: false, line: 2 },
        { version: 'next', on: ['A', 'B'], text: 'x', remedy: 'y', fixed: true, breaking: false, line: 5 },
      ],
    }));

  it('returns texts without spaces around them, and whether the change breaks clients', () =>
    expect(readEntries('1.1.0:\n  - { on: A, text: " x ", remedy: " y ", breaking: true }\n')).toEqual({
      problems: [],
      entries: [{ version: '1.1.0', on: ['A'], text: 'x', remedy: 'y', fixed: false, breaking: true, line: 2 }],
    }));

  it('returns the end that an entry announces', () => {
    const read = (end: string) =>
      readEntries(`next:\n  - { on: [GET /a, A], text: x, remedy: y, ${end} }\n`).entries[0]?.end;
    expect(read('until: 2027-06-30')).toEqual({ until: '2027-06-30', replacements: new Map() });
    expect(read("until: '2027-06-30', ends: ' la portée `a` ', who: ' tous '")).toMatchObject({
      what: 'la portée `a`',
      who: 'tous',
    });
    expect(read("until: '2027-06-30', replacedBy: { GET /a: GET /b }")).toMatchObject({
      replacements: new Map([['GET /a', 'GET /b']]),
    });
  });

  it('returns the notice that the API promises', () =>
    expect(readEntries('notice: 6\n1.1.0: []\n')).toEqual({ entries: [], notice: 6, problems: [] }));

  it('accepts a file without entries', () => expect(readEntries('# rien\n')).toEqual({ entries: [], problems: [] }));

  const paragraph = 'must be a single paragraph, without lists, headings or code blocks.';
  const end = 'on: GET /a, text: x, remedy: y, until: 2027-06-30';

  it.each([
    ['text: x', 'The entry has no `on`, the address of what changed.'],
    ['on: A', 'The entry has no `text`.'],
    ['on: A, text: " "', 'The entry has no `text`.'],
    ['on: A, text: "- x\\n- y"', `The \`text\` "- x\\n- y" ${paragraph}`],
    ['on: A, text: x, remedy: " "', `The \`remedy\` " " ${paragraph}`],
    ['on: A, text: x, remedy: "a\\n\\nb"', `The \`remedy\` "a\\n\\nb" ${paragraph}`],
    ['on: A, text: x, remedy: [a]', `The \`remedy\` ["a"] ${paragraph}`],
    ['on: A, text: x, breaking: true', 'The entry is `breaking` but has no `remedy`.'],
    ['on: A, text: x, remede: y', 'The entry has the unknown member "remede".'],
    ['on: GET /a, text: x, ends: y', 'The entry has `ends` but no `until`, the day of the end.'],
    ['on: GET /a, text: x, until: 2027-06-30', 'The entry has `until` but no `remedy`.'],
    [end.replace('06-30', '02-30'), 'The `until` "2027-02-30" is not a date (YYYY-MM-DD).'],
    [end.replace('GET /a', 'A'), 'The entry has `until`, but its `on` names no operation: write what ends in `ends`.'],
    [`${end}, ends: ""`, `The \`ends\` "" ${paragraph}`],
    [`${end}, ends: z`, 'The entry has `ends` but no `who`, those who are concerned.'],
    [`${end}, replacedBy: GET /b`, 'The `replacedBy` is not a map from operations that end to others.'],
    [`${end}, replacedBy: { GET /b: GET /c }`, 'The `replacedBy` has "GET /b", which is not in `on`.'],
  ])('reports the problem of the entry { %s }', (entry, message) =>
    expect(readEntries(`1.1.0:\n  - { ${entry} }\n`)).toMatchObject({ entries: [], problems: [{ line: 2, message }] }),
  );

  it.each([
    ['notice: six\n', 1, 'The `notice` is not a number of months.'],
    ['1.1.0: A\n', 1, 'The value of "1.1.0" is not a list.'],
    ['? [1.1.0]\n: A\n', 1, 'The value of "" is not a list.'],
    ['1.1.0:\n  - A\n', 2, 'The entry is not a map.'],
    ['- A\n', 1, 'The file does not have a list for each version.'],
    ['1.1.0:\n  - on: [GET /a/{b}, C]\n', 2, expect.stringContaining('Missing , or :')],
  ])('reports the problem of the file %j', (text, line, message) =>
    expect(readEntries(text)).toMatchObject({ entries: [], problems: [{ line, message: message as string }] }),
  );
});

describe('releaseEntries', () => {
  it('replaces `next` with the version and keeps the rest', () =>
    expect(releaseEntries('# next: plus tard\nnext:\n  - on: A # next:\n1.1.0: []\n', '1.2.0')).toBe(
      '# next: plus tard\n1.2.0:\n  - on: A # next:\n1.1.0: []\n',
    ));
});
