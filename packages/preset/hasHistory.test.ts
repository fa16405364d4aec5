import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasHistory } from './hasHistory.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const git = (...parameters: readonly string[]): void => void execFileSync('git', parameters, { stdio: 'ignore' });
const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];

beforeAll(() => {
  const full = join(folder, 'full');
  git('init', full);
  for (const message of ['a', 'b']) git('-C', full, ...author, 'commit', '--allow-empty', '-m', message);
  git('clone', '--depth=1', `file://${full}`, join(folder, 'shallow'));
});

describe('hasHistory', () => {
  it.each([
    ['full', true],
    ['shallow', false],
    ['.', false],
    ['missing', false],
  ])('in the folder %s: %s', (name, want) => expect(hasHistory(join(folder, name))).toBe(want));
});
