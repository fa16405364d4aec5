import { describe, expect, it } from 'vitest';
import { announcedEnds } from './announcedEnds.ts';
import { readEntries } from './entries.ts';

const history = [
  { version: 'next', changes: [] },
  { version: '1.1.0', date: '2026-01-01', changes: [] },
];
const endsOf = (text: string) => announcedEnds(readEntries(text).entries, history);

describe('announcedEnds', () => {
  it('returns each operation that ends, with its day, its replacement and what to do', () =>
    expect(
      endsOf(
        '1.1.0:\n  - { on: [GET /a, GET /a 200, POST /b, A], text: x, remedy: y, until: 2027-06-30, replacedBy: { GET /a: GET /c } }\n',
      ),
    ).toEqual([
      {
        subject: { operation: 'GET /a' },
        on: ['GET /a'],
        until: '2027-06-30',
        since: '2026-01-01',
        remedy: 'y',
        replacement: 'GET /c',
      },
      { subject: { operation: 'POST /b' }, on: ['POST /b'], until: '2027-06-30', since: '2026-01-01', remedy: 'y' },
    ]));

  it('returns what an entry says, instead of its operations', () =>
    expect(endsOf('next:\n  - { on: GET /a, text: x, remedy: y, until: 2027-06-30, ends: z, who: w }\n')).toEqual([
      { subject: { text: 'z' }, on: ['GET /a'], until: '2027-06-30', who: 'w', remedy: 'y' },
    ]));

  it('returns the newest announcement about an operation, and no entry without an end', () =>
    expect(
      endsOf(
        '1.1.0:\n  - { on: GET /a, text: x, remedy: old, until: 2027-06-30 }\n  - { on: GET /b, text: x }\nnext:\n  - { on: GET /a, text: x, remedy: new, until: 2027-07-31 }\n',
      ),
    ).toMatchObject([{ subject: { operation: 'GET /a' }, until: '2027-07-31', remedy: 'new' }]));
});
