import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Components that replace those of Docusaurus’s theme; code is coloured while the site is built. */
export default function theme(): Plugin {
  return {
    name: 'site-theme',
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),

    getClientModules: () => [join(__dirname, 'client/frame.ts')],

    configureWebpack: () => ({
      // The theme puts its highlighter, 25 kB that nothing uses here, into the code that every page starts.
      resolve: { alias: { 'prism-react-renderer': join(__dirname, 'client/noHighlighter.ts') } },
    }),
  };
}
