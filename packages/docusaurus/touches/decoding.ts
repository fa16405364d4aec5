/**
 * Upstream: `history/esm/history.js` 4.10.1, and `lib/client/preload.js` and `lib/client/ClientLifecyclesDispatcher.js` of
 * `@docusaurus/core` 3.10.2, which decode addresses that anybody can write, some of them twice.
 *
 * Why: with the browser’s own decoders, `/100%25` and `#100%` crash the page for the visitor who follows such a link.
 *
 * Unnecessary with history 5, which decodes nothing, once Docusaurus guards its own two calls.
 */
import { join } from 'node:path';
import type { Provision } from '../bundle/graphFaults';
import { installed } from '../bundle/installed';

const module = join(__dirname, '../client/decoding.ts');

/** For the bundler’s ProvidePlugin: decoders that leave what they cannot decode. */
export const decoders = {
  decodeURI: [module, 'decodeURI'],
  decodeURIComponent: [module, 'decodeURIComponent'],
};

/** Who must have them. */
export function decoderProvision(): Provision {
  const importers = [
    join(installed('history/package.json'), '../esm/history.js'),
    installed('@docusaurus/core/lib/client/preload.js'),
    installed('@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'),
  ];
  return { module, importers };
}
