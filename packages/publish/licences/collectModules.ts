import type { Module, WebpackPluginInstance } from 'webpack';

/** Tells the file of each module of a bundle, those that were joined into one included. */
export function collectModules(onModule: (path: string) => void): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('collect-modules', ({ compilation }) => {
        for (const chunk of compilation.chunks) {
          for (const module of compilation.chunkGraph.getChunkModules(chunk)) tellFiles(module, onModule);
        }
      });
    },
  };
}

/** Asked of the modules themselves: a summary of the bundle, of which this is a part, takes most of a second. */
function tellFiles(module: Module & { readonly modules?: readonly Module[] }, onModule: (path: string) => void): void {
  const path = module.nameForCondition();
  if (typeof path === 'string') onModule(path);
  for (const inner of module.modules ?? []) tellFiles(inner, onModule);
}
