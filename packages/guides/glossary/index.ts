import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Adds the style of explained words; `termDirectives` adds the explanations while a page is compiled. */
export default function glossary(): Plugin {
  return {
    name: 'glossary',
    getClientModules: () => [join(import.meta.dirname, 'term.css')],
  };
}
