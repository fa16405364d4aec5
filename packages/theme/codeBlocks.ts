import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Code blocks that are coloured while the site is built: visitors get no highlighter. */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),

    configureWebpack: () => ({
      // The theme puts its highlighter into the first bundle, whether a page has code or not.
      resolve: { alias: { 'prism-react-renderer': join(__dirname, '../docusaurus/client/noHighlighter.ts') } },
    }),
  };
}
