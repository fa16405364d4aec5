/** A path below `node_modules`, with the folder of its package as the first group. */
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
