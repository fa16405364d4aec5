import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** A service worker, and the files that it was made of. */
export interface BundledWorker {
  readonly code: string;
  readonly modules: readonly string[];
}

/**
 * Makes a service worker of one piece.
 *
 * @param name File in `worker/`.
 * @param constants What the build writes into it, by name.
 */
export async function bundleWorker(
  name: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<BundledWorker> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(__dirname, 'worker', `${name}.ts`)],
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
    code: outputFiles.map(({ text }) => text).join(''),
    modules: Object.keys(metafile.inputs).map((path) => resolve(path)),
  };
}
