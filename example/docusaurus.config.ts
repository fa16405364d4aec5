import { createSiteConfig } from '@apidoc/preset/node';
import { identity } from './identity';

/** Creates the configuration. Settings are in identity.ts; what all sites share is in packages/preset. */
export default function createConfig() {
  return createSiteConfig(__dirname, identity);
}
