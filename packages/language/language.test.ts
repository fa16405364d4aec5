import { describe, expect, it } from 'vitest';
import { defineTexts } from './defineTexts.ts';
import { compareNames, joinNames, toDateText } from './format.ts';
import { language, setLanguage } from './language.ts';
import { defineTranslatableTexts, listTexts, setTranslations } from './translations.ts';

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

describe('translations of a site', () => {
  const catalogue = {
    title: 'Port',
    list: { none: 'None', kinds: ['high', 'low'] },
    count: (many: number) => `${many} tides`,
  };
  const texts = defineTranslatableTexts('tides', { en: catalogue, fr: { ...catalogue, title: 'Havre' } });

  it('replace plain texts, and leave functions', () => {
    setLanguage('de');
    setTranslations({ tides: { title: 'Hafen', 'list.kinds.1': 'Ebbe', unknown: 'x' } });
    expect(texts()).toEqual({ ...catalogue, title: 'Hafen', list: { none: 'None', kinds: ['high', 'Ebbe'] } });
    expect(texts()).toBe(texts());
    expect(listTexts()['tides']).toMatchObject({ title: 'Hafen', 'list.none': 'None', 'list.kinds.1': 'Ebbe' });
    setTranslations({});
    expect(texts('fr').title).toBe('Havre');
    expect(listTexts()['tides']).not.toHaveProperty('count');
  });

  it('leave catalogues without a name', () => {
    const others = defineTexts({ en: { title: 'Port' }, fr: { title: 'Port' } });
    setTranslations({ tides: { title: 'Hafen' } });
    expect(others().title).toBe('Port');
    setTranslations({});
  });
});
