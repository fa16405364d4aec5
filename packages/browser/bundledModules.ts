const modules = new Set<string>();

/** Adds the source files of a script. */
export function addModules(files: readonly string[]): void {
  for (const file of files) modules.add(file);
}

/** Returns the source files of all scripts that `bundleScript` has made in this process. */
export function bundledModules(): ReadonlySet<string> {
  return modules;
}
