import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Makes a service worker of one piece.
 *
 * @param name File in `worker/`.
 * @param constants What the build writes into it, by name.
 */
export async function bundleWorker(name: string, constants: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'worker', `${name}.ts`)],
    bundle: true,
    write: false,
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
  return outputFiles.map(({ text }) => text).join('');
}
