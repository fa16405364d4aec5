/**
 * Upstream: `generateRoutePropModule` of `@docusaurus/core/lib/server/codegen/codegenRoutes.js`, 3.10.2, which writes
 * the props of a route to `<plugin>/<id>/p/<name>.json` and imports them from `@generated/`; and
 * `lib/ssg/ssgNodeRequire.js`, which gives the server bundle a `require`.
 *
 * Why: the bundler would parse 13 MB of JSON and write it as chunks that Node.js reads only once. Without this patch, a
 * cold build takes a fifth longer and exceeds its limit (adr/0025).
 *
 * Unnecessary once Docusaurus passes the props of a route to the rendering without the bundler.
 */
import { join } from 'node:path';
import type { BundleContext } from '../bundle/replaceModules.ts';
import { versionMismatch } from '../bundle/installed.ts';

type Compiler = InstanceType<BundleContext['bundler']['Compiler']>;

/**
 * Makes the server bundle read the props of one plugin’s routes from disk while it renders them.
 *
 * @param generatedFilesDir Folder that Docusaurus writes the props to.
 * @param plugin Name of the plugin.
 * @param ids Ids of its instances.
 * @returns Settings for the bundler; the build fails if any of the files is bundled, or if none is read.
 */
export function propsAtRendering(generatedFilesDir: string, plugin: string, ids: readonly string[]) {
  const sources = ids.map((id) => ({
    imported: `@generated/${plugin}/${id}/p/`,
    folder: join(generatedFilesDir, plugin, id, 'p'),
  }));
  const external = ({ request = '' }: { readonly request?: string }): Promise<string | undefined> => {
    const source = sources.find(({ imported }) => request.startsWith(imported));
    if (source === undefined) return Promise.resolve(undefined);
    const file = join(source.folder, request.slice(source.imported.length));
    return Promise.resolve(`var require(${JSON.stringify(file)})`);
  };
  return { externals: [external], plugins: sources.map(({ folder }) => guard(folder)) };
}

/** Creates a bundler plugin that fails the build if it bundles a file below the folder, or reads none of them. */
function guard(folder: string) {
  const name = 'docusaurus-props';
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          const read = [...modules].filter((module) =>
            module.identifier().includes(JSON.stringify(folder).slice(1, -1)),
          );
          const bundled = read.filter((module) => !module.identifier().startsWith('external'));
          if (read.length > bundled.length && bundled.length === 0) return;
          const fault = `The server bundle must read the files below ${folder}, which codegenRoutes.js writes, during rendering: it reads ${read.length - bundled.length} and contains ${bundled.length}`;
          compilation.errors.push(new compiler.webpack.WebpackError(versionMismatch(fault).message));
        });
      });
    },
  };
}
