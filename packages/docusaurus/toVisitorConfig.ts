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

/** Of what is to come in Docusaurus, visitors’ code asks for the kind of router only. */
export interface VisitorConfig extends Partial<Omit<DocusaurusConfig, 'future'>> {
  readonly future: Pick<DocusaurusConfig['future'], 'experimental_router'>;
}

/** Leaves out of the configuration what no code reads that visitors get. */
export function toVisitorConfig(config: DocusaurusConfig): VisitorConfig {
  const { experimental_router } = config.future;
  const kept = Object.fromEntries(Object.entries(config).filter(([key]) => !buildOnly.has(key)));
  return { ...kept, future: { experimental_router } };
}
