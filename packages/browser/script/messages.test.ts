import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { bundleScript } from '../bundleScript.ts';
import { messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';

describe('messages of the page script', () => {
  it.each([
    ['fr', ['serveur', 'Tout déplier'], ['Expand all']],
    ['en', ['server', 'Expand all'], ['serveur', 'Tout déplier']],
  ])('are only those of the site, in %s', async (locale, texts, others) => {
    setLanguage(locale);
    const code = await bundleScript(join(import.meta.dirname, 'main.ts'));
    for (const text of texts) expect(code).toContain(text);
    for (const text of others) expect(code).not.toContain(text);
  });

  it.each([
    [0, 0, '', 'Rien n’a changé de 1.1 à 1.2.', 'Nothing changed from 1.1 to 1.2.'],
    [0, 0, 'A', 'Rien n’a changé de 1.1 à 1.2, pour «\u00a0A\u00a0».', 'Nothing changed from 1.1 to 1.2, for “A”.'],
    [1, 0, '', 'De 1.1 à 1.2\u00a0: 1 changement, aucun incompatible.', 'From 1.1 to 1.2: 1 change, none breaking.'],
    [
      12,
      2,
      '',
      'De 1.1 à 1.2\u00a0: 12 changements, dont 2 incompatibles.',
      'From 1.1 to 1.2: 12 changes, 2 breaking.',
    ],
  ])('count %i changes, %i of them breaking, of the group “%s”', (count, breaking, group, french, english) => {
    expect(fr.compared('1.1', '1.2', group, count, breaking)).toBe(french);
    expect(en.compared('1.1', '1.2', group, count, breaking)).toBe(english);
  });

  it.each([
    [0, 'Aucun résultat', 'No results'],
    [1, '1 résultat', '1 result'],
    [2, '2 résultats', '2 results'],
  ])('count %i matches', (count, french, english) => {
    expect(fr.matches(count)).toBe(french);
    expect(en.matches(count)).toBe(english);
  });
});
