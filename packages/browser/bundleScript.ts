import { resolve } from 'node:path';
import { build } from 'esbuild';
import { addModules } from './bundledModules.ts';

/**
 * Bundles a script into a single file: a worker, or an inline script. Its source files become
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
    charset: 'utf8',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    },
  });
  addModules(Object.keys(metafile.inputs).map((path) => resolve(path)));
  return outputFiles.map(({ text }) => text.trim()).join('');
}
