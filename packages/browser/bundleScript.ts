import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Code for the browser, and the files that it was made of. */
export interface BundledScript {
  readonly code: string;
  readonly modules: readonly string[];
}

/**
 * Makes a script of one piece: a worker, or what stands in a page.
 *
 * @param file Path of a module.
 * @param constants What the build writes into it, by name.
 */
export async function bundleScript(
  file: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<BundledScript> {
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
  return {
    code: outputFiles.map(({ text }) => text.trim()).join(''),
    modules: Object.keys(metafile.inputs).map((path) => resolve(path)),
  };
}
