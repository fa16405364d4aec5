/**
 * Upstream: `@docusaurus/theme-classic/lib/prism-include-languages.js`, 3.10.2, a client module.
 *
 * Why: it adds the theme’s highlighter to the first script of every page, even one without code: 24 kB in Brotli.
 * Code is highlighted during the build, so nothing uses the highlighter in the browser.
 *
 * Unnecessary once the theme loads it with its code blocks.
 */
import type { Replacement } from '../bundle/graphFaults.ts';
import { installed } from '../bundle/installed.ts';
import { ownModule } from '../bundle/ownModule.ts';

/** Replaces the theme’s highlighter with an empty module. */
export function noHighlighter(): Replacement {
  return {
    upstream: installed('@docusaurus/theme-classic/lib/prism-include-languages.js'),
    module: ownModule('client/nothing'),
  };
}
