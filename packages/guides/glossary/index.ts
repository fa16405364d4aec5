import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';
import { toHash } from '@apidoc/docusaurus/node';
import { ProblemsError, member, toText } from '@apidoc/openapi';

/** The options of the glossary. */
export interface GlossaryOptions {
  /** Path of a Markdown file, relative to the site’s folder. */
  readonly file: string;
}

/** Adds the style of explained words; `termDirectives` adds the explanations while a page is compiled. */
export default function glossary({ siteDir }: LoadContext, { file }: GlossaryOptions): Plugin {
  return {
    name: 'glossary',

    getClientModules: () => [join(__dirname, 'term.css')],

    configureWebpack(config) {
      // Compiled pages contain the explanations, so a change of the glossary must invalidate the cache of compiled
      // pages.
      const cacheVersion = toText(member(member(config.experiments, 'cache'), 'version'));
      if (cacheVersion === undefined) return {};
      const hash = toHash(readFileSync(join(siteDir, file)));
      return { experiments: { cache: { version: `${cacheVersion}-${hash}` } } };
    },
  };
}

/**
 * Validates the options for Docusaurus.
 *
 * @throws ProblemsError when the file’s path is missing.
 */
export function validateOptions({
  options,
}: OptionValidationContext<Partial<GlossaryOptions>, GlossaryOptions & PluginOptions>): GlossaryOptions &
  PluginOptions {
  if (typeof options.file !== 'string' || options.file === '') {
    throw new ProblemsError([
      {
        file: 'Plugin glossary',
        pointer: 'file',
        message: `The option must be the path of a Markdown file, but is ${JSON.stringify(options.file ?? null)}.`,
        remedy: 'Set it to a path relative to the site’s folder, such as "docs/glossary.md".',
      },
    ]);
  }
  return { id: 'default', ...options, file: options.file };
}
