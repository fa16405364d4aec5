/** A source file of the repository. */
export interface Source {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What the rules read of a `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** All sources, and the manifests by their folders from the root; that of the root itself is `''`. */
export interface Repository {
  readonly sources: readonly Source[];
  readonly manifests: ReadonlyMap<string, Manifest>;
}

/** An import, an export from elsewhere, or a dynamic import, of types or of values. */
export interface Import {
  readonly from: string;
  /** 1-based. */
  readonly line: number;
  readonly specifier: string;
  readonly target: Target;
}

/** Where an import leads. */
export type Target =
  /** A file of the repository, from its root. `through` is the package by whose name it is imported. */
  | { readonly kind: 'file'; readonly path: string; readonly through?: string }
  /** A package of this repository that does not export what is imported. */
  | { readonly kind: 'unexported'; readonly folder: string }
  /** A package of the registry, by its name. */
  | { readonly kind: 'package'; readonly name: string }
  /** What Node.js or Docusaurus provides: nothing to declare. */
  | { readonly kind: 'provided' };

/** One breach of a rule, where it stands, and what to do. */
export interface Breach {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}
