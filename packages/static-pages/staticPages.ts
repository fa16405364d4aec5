import type { Config } from '@docusaurus/types';
import { pageTemplate } from './pageTemplate.ts';
import plugin from './plugin.ts';

/**
 * Makes a site fast: pages are complete without React, which starts when a visitor is about to use something that needs
 * it, and pages of the reference are shown from their own HTML. Without it, the site works as any site of Docusaurus.
 *
 * @param config The complete configuration of the site.
 */
export function staticPages(config: Config): Config {
  // The last theme, because its components replace those of others.
  return { ...config, ssrTemplate: pageTemplate, themes: [...(config.themes ?? []), plugin] };
}
