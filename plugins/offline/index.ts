import { join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';
import { searchIndexFolder } from '../local-search/searchIndexFolder';
import type { OfflineOptions } from './options';
import { writeCopy } from './writeCopy';

/** Has visitors’ browsers keep a copy of the site, and names in each page the version that it belongs to. */
export default function offline(context: LoadContext, options: OfflineOptions): Plugin {
  return {
    name: 'offline',

    getClientModules: () => (options.isKept ? [join(__dirname, 'client/keepCopyLater.ts')] : []),

    postBuild: ({ outDir, baseUrl }) =>
      writeCopy({ site: outDir, searchIndexes: searchIndexFolder(context), baseUrl }, options),
  };
}

export function validateOptions({
  options,
}: OptionValidationContext<Partial<OfflineOptions>, OfflineOptions & PluginOptions>): OfflineOptions & PluginOptions {
  return { id: 'default', isKept: true, ...options };
}
