/** A module of the visitors’ bundle that has the place of another one. */
export interface Replacement {
  /** Path of the module that loses its place. */
  readonly upstream: string;
  /** Path of the module that takes it, and that alone may still import the other. */
  readonly module: string;
}

/** A module that the bundler has others import. */
export interface Provision {
  /** Path of the module. */
  readonly module: string;
  /** Paths of modules that cannot do without it. */
  readonly importers: readonly string[];
}

/** Paths of the modules that import one, by its path; only modules that are in the bundle have an entry. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Compares what was to be replaced and provided with what is in the bundle: a finished bundle is the same whether its
 * modules were resolved or taken from a cache.
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
      ...(imports.has(module) ? [] : [`${module} is not in the bundle, where it takes the place of ${upstream}`]),
      ...(imports.get(upstream) ?? [])
        .filter((importer) => importer !== module)
        .map((importer) => `${importer} imports ${upstream}, which ${module} takes the place of`),
    ]),
    ...provisions.flatMap(({ module, importers }) =>
      importers
        .filter((importer) => imports.get(module)?.includes(importer) !== true)
        .map((importer) => `${importer} does not use ${module}`),
    ),
  ];
}
