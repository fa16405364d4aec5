import { describe, expect, it } from 'vitest';
import { isSlug, maxSlugLength, slugify, toNameSlug, toTextSlug } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Récupérer une visite', 'recuperer-une-visite'],
    ['Mettre à jour les données d’une visite', 'mettre-a-jour-les-donnees-d-une-visite'],
    ["L'été, c'est fini !", 'l-ete-c-est-fini'],
    ['Cœur & Æther', 'coeur-aether'],
    ['  --Visite (v2)--  ', 'visite-v2'],
    ['ÉTÉ', 'ete'],
    ['e\u0301te\u0301', 'ete'],
    ['訪問', ''],
    ['', ''],
  ])('turns %j into %j', (given, want) => expect(slugify(given)).toBe(want));

  it.each(['Récupérer', 'a  b', 'Visite (v2)', '訪問 v2'])('is idempotent: %j', (text) => {
    expect(slugify(slugify(text))).toBe(slugify(text));
  });
});

describe('toNameSlug', () => {
  it.each([
    ['TransitionVisite', 'TransitionVisite'],
    ['visit_item-2', 'visit_item-2'],
    ['com.example.Visit', 'com-example-Visit'],
    ['Résultat', 'Resultat'],
    ['a/b c%', 'a-b-c'],
    ['a/ b', 'a-b'],
    ['--a--b--', 'a--b'],
    ['访问', 'u8bbfu95ee'],
    ['..', ''],
    ['', ''],
  ])('turns %j into %j', (given, want) => expect(toNameSlug(given)).toBe(want));
});

describe('isSlug', () => {
  it.each([
    ['visite', true],
    ['visite-v2', true],
    ['2-visites', true],
    ['Visite', false],
    ['été', false],
    ['a--b', false],
    ['-a', false],
    ['a-', false],
    ['a/b', false],
    ['..', false],
    ['', false],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
  ])('for %j, returns %j', (given, want) => expect(isSlug(given)).toBe(want));
});

describe('a long name', () => {
  const long = [
    ['words', 'Lire '.repeat(100)],
    ['one word', 'lire'.repeat(100)],
    ['one long word after a short one', `lire ${'a'.repeat(300)}`],
    ['underscores', 'lire_la_visite_'.repeat(30)],
    ['another script', '访问'.repeat(100)],
    ['emojis', '🚀'.repeat(200)],
  ] as const;

  it.each(long)('of %s is shortened and keeps its slug', (_kind, name) => {
    for (const toSlug of [slugify, toNameSlug, (text: string) => toTextSlug(text, 'groupe')]) {
      const slug = toSlug(name);
      expect(slug.length).toBeLessThanOrEqual(maxSlugLength);
      expect(toSlug(slug)).toBe(slug);
    }
  });

  it('is cut after a word', () =>
    expect(slugify('Consulter le dossier '.repeat(9))).toMatch(/^(?:consulter-le-dossier-){3}consulter-[a-z0-9]{7}$/));

  it('differs from one with the same start', () =>
    expect(toNameSlug(`${'A'.repeat(100)}1`)).not.toBe(toNameSlug(`${'A'.repeat(100)}2`)));

  it.each(['a'.repeat(80), 'lire-'.repeat(16).slice(0, 80).replace(/-$/, '')])('of 80 characters stays: %j', (name) =>
    expect(slugify(name)).toBe(name),
  );
});

describe('toTextSlug', () => {
  it.each([
    ['Visites', 'visites'],
    ['患者', 'u60a3u8005'],
    ['患者 v2', 'v2'],
    ['🚀', 'u1f680'],
    ['…', 'u2026'],
    ['!?', 'groupe'],
    ['', 'groupe'],
  ])('turns %j into %j', (given, want) => expect(toTextSlug(given, 'groupe')).toBe(want));
});
