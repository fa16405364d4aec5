import type { WebpackPluginInstance } from 'webpack';

/** Tells the file of each module of a bundle, those that were joined into one included. */
export function collectModules(onModule: (path: string) => void): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('collect-modules', (stats) => {
        const list =
          stats.toJson({ all: false, modules: true, nestedModules: true, cachedModules: true }).modules ?? [];
        for (const { nameForCondition, modules = [] } of list) {
          for (const name of [nameForCondition, ...modules.map((inner) => inner.nameForCondition)]) {
            if (typeof name === 'string') onModule(name);
          }
        }
      });
    },
  };
}
