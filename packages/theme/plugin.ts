import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Registers the components that replace those of Docusaurus’s theme. Code is coloured during the build. */
export default function theme(): Plugin {
  return {
    name: 'site-theme',
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),

    getClientModules: () => [join(__dirname, 'client/frame.ts')],
  };
}
