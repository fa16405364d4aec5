/** Matches a path below `node_modules`; the group `folder` is the folder of the package. */
const packagePath = /^(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Returns the folders of the packages that modules belong to, sorted and without duplicates.
 *
 * @example toPackageFolders(['/site/node_modules/@a/b/c.js', '/site/src/d.js']) // ['/site/node_modules/@a/b']
 */
export function toPackageFolders(modules: Iterable<string>): readonly string[] {
  const folders = [...modules].flatMap((path) => packagePath.exec(path)?.groups?.['folder'] ?? []);
  return [...new Set(folders)].sort();
}
