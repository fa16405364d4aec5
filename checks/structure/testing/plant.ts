import { readImports } from '../readImports';
import type { Breach, Import, Manifest, Repository } from '../types';

/** A repository of a few files, by their paths; each package has an entry `.` for its `index.ts`. */
export function plant(
  files: Readonly<Record<string, string>>,
  declared: Readonly<Record<string, Partial<Manifest>>> = {},
): { readonly repository: Repository; readonly imports: readonly Import[] } {
  const names = [...new Set(Object.keys(files).flatMap((path) => /^packages\/([^/]+)\//.exec(path)?.[1] ?? []))];
  const manifests = new Map(
    ['', ...names.map((name) => `packages/${name}`)].map((folder) => [folder, toManifest(folder, declared[folder])]),
  );
  const repository = { sources: Object.entries(files).map(([path, text]) => ({ path, text })), manifests };
  return { repository, imports: readImports(repository) };
}

function toManifest(folder: string, declared: Partial<Manifest> = {}): Manifest {
  const name = folder.replace('packages/', '@apidoc/') || 'root';
  const exports = { '.': './index.ts', './views/*': './views/*.tsx' };
  return { name, description: `The ${name}`, exports, dependencies: [], devDependencies: [], ...declared };
}

/** Breaches on a line each: `file:line message`. */
export function told(breaches: readonly Breach[]): readonly string[] {
  return breaches.map(({ file, line, message }) => `${file}:${line} ${message}`);
}
