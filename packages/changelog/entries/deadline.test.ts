import { describe, expect, it } from 'vitest';
import { toDeadline, toDeadlineText } from './deadline.ts';
import { readEntries } from './entries.ts';

const { entries } = readEntries(`1.1.0:
  - { on: POST /v1/a, text: x, remedy: y, until: 2027-06-30, replacedBy: { POST /v1/a: POST /v2/a } }
  - { on: POST /v2/a 409, text: x, remedy: y, breaking: true }
  - { on: POST /v2/b, text: x, remedy: y, breaking: true }
  - { on: PUT /v1/a, text: x, remedy: y, breaking: true }
  - { on: POST /v2/a, text: x }
`);
const added = new Set(['POST /v2/a', 'POST /v2/b']);

describe('toDeadline', () => {
  it('returns the end of an entry, or of what its new operations replace', () =>
    expect(
      entries.map((entry) => {
        const deadline = toDeadline(entry, entries, added);
        return deadline === undefined ? null : toDeadlineText(deadline);
      }),
    ).toEqual([
      'Échéance\u00a0: 30 juin 2027.',
      'Nouvelles adresses seulement\u202f; les anciennes ne changent pas jusqu’au 30 juin 2027.',
      'Nouvelles adresses seulement.',
      null,
      null,
    ]));
});
