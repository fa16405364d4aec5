import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './faults.ts';

it.each(faults)('the fault for $tag can be planted in $file', ({ file, find, test }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(readFileSync(test, 'utf8')).not.toBe('');
});
