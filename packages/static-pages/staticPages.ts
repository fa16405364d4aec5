import type { Config, PluginModule } from '@docusaurus/types';
import { pageTemplate } from './pageTemplate.ts';
import plugin, { type StaticPagesOptions } from './plugin.ts';

/**
 * Makes a site fast: pages are complete without React, which starts when a visitor is about to use something that needs
 * it, and pages of the reference are shown from their own HTML. Without it, the site works as any site of Docusaurus.
 *
 * @param config The complete configuration of the site.
 * @param options What it does without; by default nothing.
 */
export function staticPages(config: Config, options: StaticPagesOptions = {}): Config {
  // The last theme, because its components replace those of others.
  const theme: PluginModule = (context) => plugin(context, options);
  return { ...config, ssrTemplate: pageTemplate, themes: [...(config.themes ?? []), theme] };
}
