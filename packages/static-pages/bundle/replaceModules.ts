import { isAbsolute, join, resolve } from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { graphFaults, type Provision, type Replacement } from './graphFaults.ts';
import { versionMismatch } from './installed.ts';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/** The bundler, and the part of the build’s context that replacing modules needs. */
export interface BundleContext extends Pick<LoadContext, 'generatedFilesDir'> {
  readonly bundler: Bundler;
}

/**
 * Replaces modules in the visitors’ bundle.
 *
 * @param provisions Modules that another plugin of the bundler (ProvidePlugin) adds as imports to other modules.
 * @returns Plugins for the bundler. They fail the build if any module was not replaced, with or without the bundler’s
 *   cache.
 */
export function replaceModules(
  { bundler, generatedFilesDir }: BundleContext,
  replacements: readonly Replacement[],
  provisions: readonly Provision[] = [],
) {
  const modules = new Map(replacements.map(({ upstream, module }) => [withoutExtension(upstream), module]));
  return [
    new bundler.NormalModuleReplacementPlugin(/^(?:\.|\/|[A-Z]:|@generated\/)/, (resource) => {
      const { request, context } = resource;
      const path = request.startsWith('@generated/')
        ? join(generatedFilesDir, request.slice('@generated/'.length))
        : toAbsolutePath(request, context);
      resource.request = modules.get(withoutExtension(path)) ?? request;
    }),
    guard(replacements, provisions),
  ];
}

/** Creates a bundler plugin that fails the build if the bundle does not match the replacements and provisions. */
function guard(replacements: readonly Replacement[], provisions: readonly Provision[]) {
  const name = 'docusaurus-guard';
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          const watched = new Set([
            ...replacements.flatMap(({ upstream, module }) => [upstream, module]),
            ...provisions.map(({ module }) => module),
          ]);
          const faults = graphFaults(readImporters(compilation, modules, watched), replacements, provisions);
          if (faults.length > 0)
            compilation.errors.push(new compiler.webpack.WebpackError(versionMismatch(faults.join('\n')).message));
        });
      });
    },
  };
}

function readImporters(
  { moduleGraph }: Compilation,
  modules: Compilation['modules'] | Iterable<Parameters<Compilation['moduleGraph']['getIncomingConnections']>[0]>,
  watched: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...modules].flatMap((module) => {
      const path = module.nameForCondition();
      if (path === null || !watched.has(path)) return [];
      const importers = [...moduleGraph.getIncomingConnections(module)].flatMap(
        ({ originModule }) => originModule?.nameForCondition() ?? [],
      );
      return [[path, importers] as const];
    }),
  );
}

function toAbsolutePath(request: string, context: string): string {
  return isAbsolute(request) ? request : resolve(context, request);
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:js|json|ts)$/, '');
}
