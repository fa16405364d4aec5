import { isTest, type Manifest, type Source } from './read.ts';

/**
 * Finds declared dependencies whose name does not occur in any string literal, such as that of an import or a
 * `require.resolve`. What only gives types to shipped code belongs to the `devDependencies`.
 */
export function unusedDependencies(manifests: readonly Manifest[], sources: readonly Source[]): readonly string[] {
  return manifests.flatMap(({ name, dependencies, devDependencies }) => {
    const own = sources.filter(({ path }) => path.startsWith(`packages/${name}/`));
    const shipped = own.filter(({ path }) => !isTest(path)).map(withoutTypes);
    const isUnused = (by: readonly Source[]) => (dependency: string) =>
      !by.some(({ text }) => quoted(dependency).test(text));
    return [
      ...dependencies
        .filter(isUnused(shipped))
        .map((unused) => `no shipped file uses more than types of ${unused}: make it a devDependency, remove it`),
      ...devDependencies.filter(isUnused(own)).map((unused) => `no file uses ${unused}: remove it`),
    ].map((fault) => `packages/${name}/package.json: ${fault}, or declare it where it is used.`);
  });
}

/** Removes the imports of types from a source, and adds the import that JSX stands for. */
function withoutTypes({ path, text }: Source): Source {
  const values = text.replace(/^(?:import|export) type [^;]*;$/gm, '');
  return { path, text: path.endsWith('.tsx') ? `${values}'react/jsx-runtime'` : values };
}

/**
 * Returns a pattern for a package's name in quotes. Modules that Docusaurus provides in the browser count as its core.
 */
function quoted(dependency: string): RegExp {
  const client = dependency === '@docusaurus/core' ? '|@docusaurus/(?:[A-Z]|use[A-Z]|router|renderRoutes)[^\'"]*' : '';
  return new RegExp(`['"\`](?:${dependency}${client})['"\`/]`);
}
