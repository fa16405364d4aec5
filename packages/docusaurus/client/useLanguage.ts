import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toLanguage } from '@reliure/language';
import type { Language } from '@reliure/language';

/** Returns the language of the site, for functions outside React that take one. */
export function useLanguage(): Language {
  return toLanguage(useDocusaurusContext().i18n.currentLocale);
}
