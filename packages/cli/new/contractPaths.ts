/**
 * Returns where the files of a contract are put in a site, with slashes, by absolute path: in its folder `contract`, as
 * they are to each other.
 *
 * @param separator That of the given paths.
 */
export function contractPaths(files: readonly string[], separator: string): ReadonlyMap<string, string> {
  const [first = [], ...others] = files.map((file) => file.split(separator));
  const depths = others.map((parts) => first.findIndex((part, index) => parts[index] !== part));
  const shared = Math.min(first.length - 1, ...depths.filter((depth) => depth >= 0));
  return new Map(files.map((file) => [file, ['contract', ...file.split(separator).slice(shared)].join('/')]));
}
