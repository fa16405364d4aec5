import { language } from './language.ts';
import type { Language } from './language.ts';
import { makeTranslatable } from './translations.ts';

/**
 * Returns a function that gives the texts in the language of the site, or in the one it is given: components run where
 * `setLanguage` was not called. The texts of all languages have one type: what is missing in one of them does not
 * compile.
 *
 * @param name Name of the catalogue, for sites that translate its texts. One that components read has none, because only the
 * build knows the translations.
 * @example
 * const texts = defineTexts({ fr: { closed: 'fermé' }, en: { closed: 'closed' } });
 * texts().closed; // 'closed'
 */
export function defineTexts<Texts>(
  catalogues: Readonly<Record<Language, Texts>>,
  name?: string,
): (of?: Language) => Texts {
  const texts = (of = language()) => catalogues[of];
  return name === undefined ? texts : makeTranslatable(name, texts);
}
