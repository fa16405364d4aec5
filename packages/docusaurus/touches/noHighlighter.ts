/**
 * Upstream: `@docusaurus/theme-classic/lib/prism-include-languages.js`, 3.10.2, a client module.
 *
 * Why: it puts the theme’s highlighter into the first script, 24 kB in Brotli of the 140 that a visitor may be sent, whether
 * a page has code or not. Code is coloured while the site is built; nothing asks for the highlighter.
 *
 * Unnecessary once the theme loads it with its code blocks.
 */
import { join } from 'node:path';
import type { Replacement } from '../bundle/graphFaults';
import { installed } from '../bundle/installed';

/** Leaves out the theme’s highlighter. */
export function noHighlighter(): Replacement {
  return {
    upstream: installed('@docusaurus/theme-classic/lib/prism-include-languages.js'),
    module: join(__dirname, '../client/nothing.ts'),
  };
}
