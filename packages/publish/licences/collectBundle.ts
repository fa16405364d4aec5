import type { Module, WebpackPluginInstance } from 'webpack';

/** What the bundler made for visitors. */
export interface BundleParts {
  /** Paths of the modules, those that were joined into one included. */
  readonly modules: Set<string>;
  /** Scripts, as they lie in the site’s folder: `assets/js/main.1234.js`. */
  readonly scripts: Set<string>;
}

/** Returns the parts of a bundle that is yet to be made. */
export function createBundleParts(): BundleParts {
  return { modules: new Set(), scripts: new Set() };
}

/** Adds the modules and the scripts of each bundle that is made. */
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

/** Asked of the modules themselves: a summary of the bundle, of which this is a part, takes most of a second. */
function addFiles(module: Module & { readonly modules?: readonly Module[] }, files: Set<string>): void {
  const path = module.nameForCondition();
  if (typeof path === 'string') files.add(path);
  for (const inner of module.modules ?? []) addFiles(inner, files);
}
