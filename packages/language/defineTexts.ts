import { language } from './language.ts';
import type { Language } from './language.ts';

/**
 * Returns a function that gives the texts in the language of the site, or in the one it is given: components run where
 * `setLanguage` was not called. The texts of all languages have one type: what is missing in one of them does not
 * compile.
 *
 * @example
 * const texts = defineTexts({ fr: { closed: 'fermé' }, en: { closed: 'closed' } });
 * texts().closed; // 'closed'
 */
export function defineTexts<Texts>(catalogues: Readonly<Record<Language, Texts>>): (of?: Language) => Texts {
  return (of = language()) => catalogues[of];
}
