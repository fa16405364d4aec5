/** A module of the visitors’ bundle that replaces another one. */
export interface Replacement {
  /** Path of the replaced module. */
  readonly upstream: string;
  /** Path of the replacement, which is the only module that may still import the replaced one. */
  readonly module: string;
}

/** A module that the bundler adds as an import to other modules. */
export interface Provision {
  /** Path of the module. */
  readonly module: string;
  /** Paths of the modules that must import it. */
  readonly importers: readonly string[];
}

/**
 * Paths of the importing modules, by the path of the module that they import. Modules that are not in the bundle have
 * no entry.
 */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Compares the expected replacements and provisions with the finished bundle. The bundle is checked instead of the
 * resolutions because modules that come from the bundler’s cache are not resolved again.
 *
 * @returns Sentences without a full stop.
 */
export function graphFaults(
  imports: Imports,
  replacements: readonly Replacement[],
  provisions: readonly Provision[] = [],
): readonly string[] {
  return [
    ...replacements.flatMap(({ upstream, module }) => [
      ...(imports.has(module) ? [] : [`${module} is not in the bundle, although it replaces ${upstream}`]),
      ...(imports.get(upstream) ?? [])
        .filter((importer) => importer !== module)
        .map((importer) => `${importer} imports ${upstream} instead of its replacement ${module}`),
    ]),
    ...provisions.flatMap(({ module, importers }) =>
      importers
        .filter((importer) => imports.get(module)?.includes(importer) !== true)
        .map((importer) => `${importer} does not use ${module}`),
    ),
  ];
}
