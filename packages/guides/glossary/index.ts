import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setLanguage } from '@reliure/language';

/** Adds the style of explained words; `termDirectives` adds the explanations while a page is compiled. */
export default function glossary({ i18n }: LoadContext): Plugin {
  setLanguage(i18n.currentLocale);
  return {
    name: 'glossary',
    getClientModules: () => [join(import.meta.dirname, 'term.css')],
  };
}
