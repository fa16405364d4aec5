/**
 * Upstream: `@docusaurus/theme-classic/lib/nprogress.js`, 3.10.2, a client module.
 *
 * Why: style sheets hide its progress bar, because `packages/theme` has its own, so nobody sees what it loads and does.
 *
 * Unnecessary once the theme’s bar ends with the last navigation and has a name; then ours can be removed too.
 */
import type { Replacement } from '../bundle/graphFaults.ts';
import { installed } from '../bundle/installed.ts';
import { ownModule } from '../bundle/ownModule.ts';

/** Replaces the theme’s progress bar with an empty module. */
export function noProgress(): Replacement {
  return {
    upstream: installed('@docusaurus/theme-classic/lib/nprogress.js'),
    module: ownModule('client/nothing'),
  };
}
