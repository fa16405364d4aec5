/**
 * Upstream: `@docusaurus/theme-classic/lib/nprogress.js`, 3.10.2, a client module.
 *
 * Why: its library writes HTML as a string, which the site’s policy refuses (adr/0026), and the bar of a navigation that
 * another one overtook stays for ever. Visitors on a slow line would have an error, or a bar that never ends.
 *
 * Unnecessary once the theme’s bar passes Trusted Types and ends with the last navigation.
 */
import { join } from 'node:path';
import type { Replacement } from '../bundle/graphFaults';
import { installed } from '../bundle/installed';

/** Puts the site’s own bar in the place of the theme’s. */
export function ownProgress(): Replacement {
  return {
    upstream: installed('@docusaurus/theme-classic/lib/nprogress.js'),
    module: join(__dirname, '../client/progress.ts'),
  };
}
