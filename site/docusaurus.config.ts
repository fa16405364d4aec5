import { createSiteConfig } from '@reliure/preset/node';
import { staticPages } from '@reliure/static-pages/node';
import { identity } from './identity.ts';
import home from './plugins/home.ts';
import { unusedStyles } from './unusedStyles.ts';

/** Creates the configuration. Settings are in identity.ts; what all sites share is in packages/preset. */
export default function createConfig() {
  return staticPages(createSiteConfig(__dirname, identity, { plugins: [home] }), { unusedStyles });
}
