import { createSiteConfig } from '@apidoc/preset/node';
import { identity } from './identity';
import home from './plugins/home';

/** Creates the configuration. Settings are in identity.ts; what all sites share is in packages/preset. */
export default function createConfig() {
  return createSiteConfig(__dirname, identity, { plugins: [home] });
}
