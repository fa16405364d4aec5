import { resolve } from 'node:path';
import { build } from 'esbuild';
import { language } from '@reliure/language';
import { recordModules } from './bundledModules.ts';

/**
 * The condition under which a package offers modules for the language of the site, in the `imports` of its package.json.
 * A bundle for browsers contains only those.
 */
export function languageCondition(): string {
  return `language-${language()}`;
}

/**
 * Bundles a script into a single file, in the language of the site: a worker, or an inline script. The source files are
 * recorded, because the licence check needs to know what each script of the built site contains.
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
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    },
  });
  const code = outputFiles.map(({ text }) => text.trim()).join('');
  await recordModules(
    code,
    Object.keys(metafile.inputs).map((path) => resolve(path)),
  );
  return code;
}
