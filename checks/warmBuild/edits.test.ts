import { expect, it } from 'vitest';
import { rounds, toEdited } from './edits.ts';

it.each(rounds.flat())('can edit $description in $file', (edit) => {
  expect(toEdited(edit, '.')).toContain(edit.visibleText);
});

it('refuses a text that its file does not contain', () => {
  const edit = { description: 'a text', file: 'README.md', from: 'absent', to: '', visibleText: '' };
  expect(() => toEdited(edit, '.')).toThrow(/contains "absent" 0 times: choose another text/);
});
