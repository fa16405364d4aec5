import type { DocusaurusConfig } from '@docusaurus/types';

/** Read while the site is built, and by no code that visitors get; some hold paths of the machine that builds. */
const buildOnly: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

export function toVisitorConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !buildOnly.has(key)));
}
