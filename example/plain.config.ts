import { createSiteConfig } from '@reliure/preset/node';
import { identity } from './identity.ts';

/** The same site without static pages: the browser tests of the engine run on both forms. */
export default function createConfig() {
  return createSiteConfig(__dirname, identity);
}
