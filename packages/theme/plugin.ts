import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Components that replace those of Docusaurus’s theme; code is coloured while the site is built. */
export default function theme(): Plugin {
  return {
    name: 'site-theme',
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),

    getClientModules: () => [join(__dirname, 'client/frame.ts')],
  };
}
