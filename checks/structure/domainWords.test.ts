import { describe, expect, it } from 'vitest';
import { domainWords, readWords } from './domainWords.ts';

const words = readWords('# Words\nvisites\n\npatient\ntournee\ncurseur\n');

describe('domainWords', () => {
  it.each([
    ['const curseurSuivant = 1;', ['curseur']],
    ["const texts = ['Une tournée'];", ['tournee']],
    ['const text = `Les ${count} visites`;', ['visites']],
    ['const view = <p>Le patient attend</p>;', ['patient']],
    ["/** @example toPath('visites') */\nconst path = 'api';", []],
    ["const text = 'À la prochaine visite du site';", []],
    ["const text = 'impatient';", []],
  ])('finds the domain words of %s', (text, want) => {
    const faults = domainWords([{ path: 'packages/schema/a.tsx', text }], words);
    expect(faults.map((fault) => /"(.*)"/.exec(fault)?.[1])).toEqual(want);
  });

  it('finds them in the browser tests of the engine', () =>
    expect(domainWords([{ path: 'e2e/engine/a.spec.ts', text: "const text = 'visites';" }], words)).toHaveLength(1));

  it.each(['packages/schema/a.test.ts', 'site/identity.ts', 'checks/guides/a.ts'])('ignores %s', (path) => {
    expect(domainWords([{ path, text: "const text = 'visites';" }], words)).toEqual([]);
  });
});
