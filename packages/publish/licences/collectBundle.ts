import type { Module, WebpackPluginInstance } from 'webpack';

/** The modules and scripts of the visitors’ bundle. */
export interface BundleParts {
  /** Paths of the modules, including those that the bundler concatenated. */
  readonly modules: Set<string>;
  /** Paths of the scripts, relative to the site’s folder: `assets/js/main.1234.js`. */
  readonly scripts: Set<string>;
}

/** Creates empty sets, for `collectBundle` to fill when the bundle is built. */
export function createBundleParts(): BundleParts {
  return { modules: new Set(), scripts: new Set() };
}

/** Creates a bundler plugin that adds the modules and the scripts of each finished bundle to the given parts. */
export function collectBundle({ modules, scripts }: BundleParts): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('collect-bundle', ({ compilation }) => {
        for (const chunk of compilation.chunks) {
          for (const file of chunk.files) if (file.endsWith('.js')) scripts.add(file);
          for (const module of compilation.chunkGraph.getChunkModules(chunk)) addFiles(module, modules);
        }
      });
    },
  };
}

/**
 * Reads the paths from the modules themselves: the bundler’s stats also contain them, but take most of a second to
 * build.
 */
function addFiles(module: Module & { readonly modules?: readonly Module[] }, files: Set<string>): void {
  const path = module.nameForCondition();
  if (typeof path === 'string') files.add(path);
  for (const inner of module.modules ?? []) addFiles(inner, files);
}
