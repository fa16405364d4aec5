import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { assertLicences, toLicenceList } from './licenceList.ts';
import type { ShippedPackage } from './types.ts';

const shipped = (name: string, licence: string, text: string | null = 'Texte'): ShippedPackage => ({
  name,
  version: '1.0.0',
  licence,
  text,
});

describe('assertLicences', () => {
  it('accepts licences that only require attribution', () =>
    expect(() => assertLicences([shipped('a', 'MIT'), shipped('b', 'Apache-2.0')])).not.toThrow());

  it('reports all other licences', () =>
    expect(() => assertLicences([shipped('a', 'GPL-3.0'), shipped('b', 'MIT'), shipped('@c/d', 'UNLICENSED')]))
      .toThrowErrorMatchingInlineSnapshot(`
        [ProblemsError: package.json  a@1.0.0
          Visitors would get code under the licence GPL-3.0, which may ask for more than attribution.
          → Replace the package by one under 0BSD, Apache-2.0, BSD-2-Clause, BSD-3-Clause, ISC, MIT.

        package.json  @c/d@1.0.0
          Visitors would get code under the licence UNLICENSED, which may ask for more than attribution.
          → Replace the package by one under 0BSD, Apache-2.0, BSD-2-Clause, BSD-3-Clause, ISC, MIT.]
      `));
});

describe('toLicenceList', () => {
  it('lists each package, and a shared licence text once', () =>
    expect(
      toLicenceList([
        shipped('a', 'MIT', 'Un'),
        shipped('b', 'ISC', 'Deux'),
        shipped('c', 'MIT', 'Un'),
        shipped('d', 'MIT', null),
      ]),
    ).toMatchInlineSnapshot(`
      "Logiciels d’autres auteurs que ce site envoie aux navigateurs, et leurs licences.

      --------------------------------------------------------------------------------

      a 1.0.0 — MIT
      c 1.0.0 — MIT

      Un

      --------------------------------------------------------------------------------

      b 1.0.0 — ISC

      Deux

      --------------------------------------------------------------------------------

      d 1.0.0 — MIT

      Le paquet ne joint pas le texte de sa licence.
      "
    `));

  it('is written in English for a site in English', () => {
    setLanguage('en');
    const list = toLicenceList([shipped('a', 'MIT', null)]);
    expect(list.split(/\n*-{80}\n*/)).toEqual([
      'Third-party software that this site sends to browsers, and its licences.',
      'a 1.0.0 — MIT\n\nThe package does not include the text of its licence.\n',
    ]);
  });
});
