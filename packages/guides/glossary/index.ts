import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';
import { toHash } from '@apidoc/docusaurus/node';
import { ProblemsError, member, toText } from '@apidoc/openapi';

/** Where the words are explained. */
export interface GlossaryOptions {
  /** Markdown file, from the site’s folder. */
  readonly file: string;
}

/** Brings the style of explained words; `termDirectives` explains them while a page is compiled. */
export default function glossary({ siteDir }: LoadContext, { file }: GlossaryOptions): Plugin {
  return {
    name: 'glossary',

    getClientModules: () => [join(__dirname, 'term.css')],

    configureWebpack(config) {
      // Pages take explanations in while they are compiled: a change must not meet kept pages.
      const kept = toText(member(member(config.experiments, 'cache'), 'version'));
      if (kept === undefined) return {};
      const hash = toHash(readFileSync(join(siteDir, file)));
      return { experiments: { cache: { version: `${kept}-${hash}` } } };
    },
  };
}

/** Called by Docusaurus. @throws ProblemsError when the file’s path is missing. */
export function validateOptions({
  options,
}: OptionValidationContext<Partial<GlossaryOptions>, GlossaryOptions & PluginOptions>): GlossaryOptions &
  PluginOptions {
  if (typeof options.file !== 'string' || options.file === '') {
    throw new ProblemsError([
      {
        file: 'Plugin glossary',
        pointer: 'file',
        message: `The option is ${JSON.stringify(options.file ?? null)}, not the path of a Markdown file.`,
        remedy: 'Write its path from the site’s folder, such as "docs/glossary.md".',
      },
    ]);
  }
  return { id: 'default', ...options, file: options.file };
}
