import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPrograms, missingPackages, type Engine } from './engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
writeFileSync(join(folder, 'browser'), '');
chmodSync(join(folder, 'browser'), 0o755);
writeFileSync(join(folder, 'text'), '');

const toEngine = (...programs: Engine['programs']): Engine => ({
  name: 'A',
  packages: ['a'],
  programs,
  start: () => Promise.reject(new Error('not started')),
});

describe('findPrograms', () => {
  it('returns the first installed alternative of each program', () =>
    expect(findPrograms(toEngine(['other', 'browser']), `/nowhere:${folder}`)).toEqual({
      paths: [join(folder, 'browser')],
    }));

  it.each([
    ['a program that is not installed', [['browser'], ['driver', 'driver2']], 'driver, driver2 is not installed'],
    ['a file that is not a program', [['text']], 'text is not installed'],
    ['a pattern without a match', [['/nowhere/*/browser']], '/nowhere/*/browser is not installed'],
  ])('says why an engine is skipped: %s', (_, programs, reason) =>
    expect(findPrograms(toEngine(...programs), folder)).toEqual({ reason }),
  );
});

describe('missingPackages', () => {
  it('lists the packages of engines that lack a program', () => {
    expect(missingPackages([toEngine(['browser'])], folder)).toEqual([]);
    expect(missingPackages([toEngine(['browser']), toEngine(['driver'])], folder)).toEqual(['a']);
  });
});
