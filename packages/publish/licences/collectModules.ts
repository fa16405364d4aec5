import type { Module, WebpackPluginInstance } from 'webpack';

/**
 * Creates a bundler plugin that adds the paths of the modules of each finished bundle to a set, including those that the
 * bundler concatenated.
 */
export function collectModules(files: Set<string>): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('collect-modules', ({ compilation }) => {
        for (const chunk of compilation.chunks) {
          for (const module of compilation.chunkGraph.getChunkModules(chunk)) addFiles(module, files);
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
