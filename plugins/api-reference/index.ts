import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { member, toText } from '../../core/contract/json';
import { loadContract } from '../../core/contract/load';
import { formatProblems } from '../../core/contract/problems';
import { buildReference } from '../../core/pages/reference';
import type { Reference } from '../../core/pages/types';
import type { ApiReferenceOptions } from './options';
import { clientReplacements } from './clientReplacements';
import { buildRoutes, lifecyclesFile, slugsFile } from './routes';

/** Renders the reference pages of one OpenAPI contract. */
export default function apiReference(context: LoadContext, options: ApiReferenceOptions): Plugin<Reference> {
  const contract = resolve(context.siteDir, options.contract);
  return {
    name: 'api-reference',

    getPathsToWatch() {
      return [join(dirname(contract), '**/*.{yaml,yml,json}')];
    },

    getClientModules: () => [join(__dirname, 'client/withStaticPages.ts')],

    configureWebpack(config, isServer, { currentBundler }, content) {
      const { instance: bundler } = currentBundler;
      const isBuiltForVisitors = !isServer && config.mode === 'production';
      // Tables of the guides are made from the life cycles while pages are compiled: a change must not meet kept pages.
      const cache = member(config.experiments, 'cache');
      const kept = toText(member(cache, 'version'));
      const hash = createHash('sha256').update(JSON.stringify(content.lifecycles)).digest('hex');
      return {
        ...(kept !== undefined && { experiments: { cache: { version: `${kept}-${hash}` } } }),
        plugins: isBuiltForVisitors ? clientReplacements(bundler, context) : [],
      };
    },

    async loadContent() {
      const loaded = await loadContract(contract);
      if (loaded.warnings.length > 0) logger.warn(formatProblems(loaded.warnings));
      return buildReference(loaded);
    },

    async contentLoaded({ content, actions }) {
      const slugs = ['introduction', ...content.operations.map(({ slug }) => slug)];
      await actions.createData(slugsFile, JSON.stringify(slugs));
      await actions.createData(lifecyclesFile, JSON.stringify(content.lifecycles));
      actions.addRoute(buildRoutes(content, context.baseUrl));
    },
  };
}

export function validateOptions({
  options,
}: OptionValidationContext<Partial<ApiReferenceOptions>, ApiReferenceOptions & PluginOptions>): ApiReferenceOptions &
  PluginOptions {
  if (typeof options.contract !== 'string' || options.contract === '') {
    throw new Error(
      'Plugin api-reference: option `contract` must be the path of an OpenAPI file, such as "contract/openapi.yaml".',
    );
  }
  return { id: 'default', ...options, contract: options.contract };
}
