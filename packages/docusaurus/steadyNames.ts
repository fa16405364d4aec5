import type { Compilation, WebpackPluginInstance } from 'webpack';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { hideHashes, showHashes, type Hidden } from './hiddenHashes';

/**
 * Has the minimizer name variables alike on every machine. It chooses names by how often each letter stands in a script,
 * and the runtime holds the hashes of all files: provisional ones, which the folder of the site is a part of.
 */
export function steadyNames({
  Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minimizing },
  sources: { RawSource },
}: ConfigureWebpackUtils['currentBundler']['instance']): WebpackPluginInstance {
  const name = 'steady-names';
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const hidden = new Map<string, Hidden['hashes']>();
        compilation.hooks.processAssets.tap({ name, stage: minimizing - 1 }, () => {
          const known = fileHashes(compilation);
          for (const file of runtimeFiles(compilation)) {
            compilation.updateAsset(file, (source) => {
              const { script, hashes } = hideHashes(source.source().toString(), known);
              hidden.set(file, hashes);
              return new RawSource(script);
            });
          }
        });
        compilation.hooks.processAssets.tap({ name, stage: minimizing + 1 }, () => {
          for (const [file, hashes] of hidden) {
            compilation.updateAsset(
              file,
              (source) => new RawSource(showHashes({ script: source.source().toString(), hashes })),
            );
          }
        });
      });
    },
  };
}

function runtimeFiles({ chunks }: Compilation): readonly string[] {
  return [...chunks]
    .flatMap((chunk) => (chunk.hasRuntime() ? [...chunk.files] : []))
    .filter((file) => file.endsWith('.js'));
}

function fileHashes(compilation: Compilation): ReadonlySet<string> {
  return new Set(compilation.getAssets().flatMap(({ info }) => info.contenthash ?? []));
}
