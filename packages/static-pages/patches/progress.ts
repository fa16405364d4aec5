/**
 * Upstream: `@docusaurus/theme-classic/lib/nprogress.js`, 3.10.2, a client module.
 *
 * Why: its library writes HTML as a string, which the site’s Content Security Policy refuses (adr/0022). Also, the bar
 * stays forever when another navigation starts before the first has ended.
 *
 * Unnecessary once the theme’s bar is compatible with Trusted Types and ends with the last navigation.
 */
import type { Replacement } from '../bundle/graphFaults.ts';
import { installed } from '../bundle/installed.ts';
import { ownModule } from '../bundle/ownModule.ts';

/** Replaces the theme’s progress bar with the site’s own. */
export function ownProgress(): Replacement {
  return {
    upstream: installed('@docusaurus/theme-classic/lib/nprogress.js'),
    module: ownModule('client/progress'),
  };
}
