import { isTest, type Manifest, type Source } from './read';

/**
 * Finds declared dependencies whose name does not occur in any string literal, such as that of an import or a
 * `require.resolve`.
 */
export function unusedDependencies(manifests: readonly Manifest[], sources: readonly Source[]): readonly string[] {
  return manifests.flatMap(({ name, dependencies, devDependencies }) => {
    const own = sources.filter(({ path }) => path.startsWith(`packages/${name}/`));
    const shipped = own.filter(({ path }) => !isTest(path));
    const isUnused = (by: readonly Source[]) => (dependency: string) =>
      !by.some(({ text }) => quoted(dependency).test(text));
    return [
      ...dependencies.filter(isUnused(shipped)).map((unused) => `no shipped file uses ${unused}: remove it`),
      ...devDependencies.filter(isUnused(own)).map((unused) => `no file uses ${unused}: remove it`),
    ].map((fault) => `packages/${name}/package.json: ${fault}, or declare it where it is used.`);
  });
}

/**
 * Returns a pattern for a package's name in quotes. Modules that Docusaurus provides in the browser count as its core.
 */
function quoted(dependency: string): RegExp {
  const client = dependency === '@docusaurus/core' ? '|@docusaurus/(?:[A-Z]|use[A-Z]|router|renderRoutes)[^\'"]*' : '';
  return new RegExp(`['"\`](?:${dependency}${client})['"\`/]`);
}
