import { describe, expect, it } from 'vitest';
import { defineTexts } from './defineTexts.ts';
import { compareNames, joinNames, toDateText } from './format.ts';
import { language, setLanguage } from './language.ts';

describe('language', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['FR_be', 'fr'],
    ['en-US', 'en'],
    ['de', 'en'],
    ['', 'en'],
  ])('of the locale %j is %s', (locale, expected) => {
    setLanguage(locale);
    expect(language()).toBe(expected);
  });

  it('chooses the texts at the time of reading', () => {
    const texts = defineTexts({ fr: { closed: 'fermé' }, en: { closed: 'closed' } });
    setLanguage('en');
    expect(texts().closed).toBe('closed');
    setLanguage('fr');
    expect(texts().closed).toBe('fermé');
    expect(texts('en').closed).toBe('closed');
  });

  it.each([
    ['fr', 'a, b et c', 'a ou b', '1ᵉʳ janvier 2026', ['cote', 'coté', 'été', 'île']],
    ['en', 'a, b and c', 'a or b', '1 January 2026', ['cote', 'coté', 'été', 'île']],
  ])('formats lists, dates and order in %s', (locale, all, either, day, sorted) => {
    setLanguage(locale);
    expect(joinNames(['a', 'b', 'c'])).toBe(all);
    expect(joinNames(['a', 'b'], 'disjunction')).toBe(either);
    expect(toDateText('2026-01-01')).toBe(day);
    expect(['île', 'coté', 'été', 'cote'].toSorted(compareNames)).toEqual(sorted);
  });
});
