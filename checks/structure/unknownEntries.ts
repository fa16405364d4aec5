import { isTest, type Manifest, type Source } from './read.ts';

/**
 * Finds imports of files that the `exports` of their package do not list: they work here, where packages are read as
 * sources, and nowhere else. Tests may import any file.
 */
export function unknownEntries(manifests: readonly Manifest[], sources: readonly Source[]): readonly string[] {
  const entries = new Set(manifests.flatMap(({ name, entries: own }) => own.map((entry) => toSpecifier(name, entry))));
  return sources
    .filter(({ path }) => /^(?:packages|site|example)\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:from|import|import\() ?'(@reliure\/[^']+)'/g)].flatMap(([, specifier = '']) =>
        entries.has(specifier) || entries.has(specifier.replace(/[^/]*$/, '*'))
          ? []
          : [`${path}: the package.json of ${specifier} does not list it in \`exports\`: import one of its entries.`],
      ),
    );
}

/** @example toSpecifier('page', './react') // '@reliure/page/react' */
function toSpecifier(name: string, entry: string): string {
  return `@reliure/${name}${entry.slice(1)}`;
}
