/**
 * Upstream: `history/esm/history.js` 4.10.1, and `lib/client/preload.js` and `lib/client/ClientLifecyclesDispatcher.js`
 * of `@docusaurus/core` 3.10.2, which decode addresses that anybody can write, some of them twice.
 *
 * Why: the browser’s own decoders throw for malformed addresses, so that links to `/100%25` and `#100%` crash the page.
 *
 * Unnecessary once Docusaurus uses history 5, which decodes nothing, and guards its own two decoding calls.
 */
import { join } from 'node:path';
import type { Provision } from '../bundle/graphFaults.ts';
import { installed } from '../bundle/installed.ts';
import { ownModule } from '../bundle/ownModule.ts';

const module = ownModule('client/decoding');

/** Definitions for the bundler’s ProvidePlugin: decoders that return what they cannot decode unchanged. */
export const decoders = {
  decodeURI: [module, 'decodeURI'],
  decodeURIComponent: [module, 'decodeURIComponent'],
};

/** Lists the upstream modules that must use these decoders. */
export function decoderProvision(): Provision {
  const importers = [
    join(installed('history/package.json'), '../esm/history.js'),
    installed('@docusaurus/core/lib/client/preload.js'),
    installed('@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'),
  ];
  return { module, importers };
}
