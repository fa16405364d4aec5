import { join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';
import { bundleScript } from '@apidoc/browser/node';
import { searchFolder } from '@apidoc/search/node';
import type { OfflineOptions } from './options';
import { writeCopy } from './writeCopy';

/** Has visitors’ browsers keep a copy of the site, and names in each page the version that it belongs to. */
export default async function offline(context: LoadContext, options: OfflineOptions): Promise<Plugin> {
  // While developing, there is no copy to keep.
  const isKept = options.isKept && process.env['NODE_ENV'] === 'production';
  const file = join(__dirname, 'client/keepCopyOfVisit.ts');
  const script = isKept ? (await bundleScript(file, { BASE_URL: context.baseUrl })).code : null;
  return {
    name: 'offline',

    injectHtmlTags: () => ({ headTags: script === null ? [] : [{ tagName: 'script', innerHTML: script }] }),

    getClientModules: () => (isKept ? [join(__dirname, 'client/tellVersions.ts')] : []),

    postBuild: ({ outDir, baseUrl }) => writeCopy({ site: outDir, search: searchFolder(context), baseUrl }, options),
  };
}

/** Called by Docusaurus: without options, a copy is kept. */
export function validateOptions({
  options,
}: OptionValidationContext<Partial<OfflineOptions>, OfflineOptions & PluginOptions>): OfflineOptions & PluginOptions {
  return { id: 'default', isKept: true, ...options };
}
