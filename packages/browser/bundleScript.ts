import { resolve } from 'node:path';
import { build } from 'esbuild';
import { language } from '@reliure/language';
import { addModules } from './bundledModules.ts';

/**
 * The condition under which a package offers modules for the language of the site, in the `imports` of its package.json.
 * A bundle for browsers contains only those.
 */
export function languageCondition(): string {
  return `language-${language()}`;
}

/**
 * Bundles a script into a single file, in the language of the site: a worker, or an inline script. Its source files become
 * part of `bundledModules`, from which the licences are listed.
 *
 * @param file Path of a module.
 * @param constants Values that the build inserts into the script, by name.
 */
export async function bundleScript(file: string, constants: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // esbuild adds `module` by itself only if there are no other conditions.
    conditions: ['module', languageCondition()],
    charset: 'utf8',
    // The settings of the site’s folder are not those of the script.
    tsconfigRaw: '{}',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    },
  });
  addModules(Object.keys(metafile.inputs).map((path) => resolve(path)));
  return outputFiles.map(({ text }) => text.trim()).join('');
}
