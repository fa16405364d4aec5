import { extname, join, sep } from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { language, languages } from '@reliure/language';

type Bundler = ConfigureWebpackUtils['currentBundler'];
type Replacement = Bundler['instance']['NormalModuleReplacementPlugin'];

/** Folder of all packages. */
const packages = join(import.meta.dirname, '../../..', sep);
const noTexts = join(import.meta.dirname, `../client/noTexts${extname(import.meta.filename)}`);

/**
 * Returns a plugin of the bundler that leaves out the catalogues of texts in the languages that the site does not have:
 * components use some of those of their packages. Files of the site with such names remain.
 */
export function oneLanguage({ instance: bundler }: Bundler): InstanceType<Replacement> {
  const others = languages.filter((name) => name !== language()).join('|');
  const catalogues = new RegExp(`^[.]/(?:texts[.](?:${others})|(?:${others})/index)[.][jt]s$`);
  return new bundler.NormalModuleReplacementPlugin(catalogues, (resource) => {
    const isOwn = resource.context.startsWith(packages) || resource.context.split(sep).includes('@reliure');
    if (isOwn) resource.request = noTexts;
  });
}
