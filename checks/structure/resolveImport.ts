import { posix } from 'node:path';
import type { Manifest, Target } from './types';

const extensions = ['', '.ts', '.tsx', '.mts', '.d.ts', '.mjs', '/index.ts', '/index.tsx'];

/** Finds out where an import leads. @param files Sources of the repository, by their paths. */
export function resolveImport(
  specifier: string,
  from: string,
  files: ReadonlySet<string>,
  manifests: ReadonlyMap<string, Manifest>,
): Target {
  if (specifier.startsWith('.'))
    return { kind: 'file', path: toFile(posix.join(posix.dirname(from), specifier), files) };
  if (specifier.startsWith('@site/')) return { kind: 'file', path: toFile(specifier.replace('@site', 'site'), files) };
  if (/^(?:node:|@theme|@generated\/|virtual:)/.test(specifier)) return { kind: 'provided' };
  const name = packageName(specifier);
  for (const [folder, manifest] of manifests) {
    if (manifest.name !== name) continue;
    const path = toExport(`.${specifier.slice(name.length)}`, manifest.exports);
    if (path === undefined) return { kind: 'unexported', folder };
    return { kind: 'file', path: toFile(posix.join(folder, path), files), through: name };
  }
  return { kind: 'package', name };
}

function toFile(path: string, files: ReadonlySet<string>): string {
  const candidates = extensions.map((extension) => path + extension);
  return candidates.find((candidate) => files.has(candidate)) ?? path;
}

/**
 * Returns the package that must be declared for an import. What Docusaurus's client offers belongs to its core.
 *
 * @see https://docusaurus.io/docs/docusaurus-core
 * @example packageName('@docusaurus/useBaseUrl') // '@docusaurus/core'
 * @example packageName('workbox-core/types.js') // 'workbox-core'
 */
function packageName(specifier: string): string {
  if (/^@docusaurus\/(?:[A-Z]|use[A-Z]|(?:router|constants|renderRoutes|isInternalUrl)$)/.test(specifier)) {
    return '@docusaurus/core';
  }
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/** Returns the file that `exports` give for a subpath. @see https://nodejs.org/api/packages.html#subpath-patterns */
function toExport(subpath: string, exports: Manifest['exports']): string | undefined {
  const exact = exports[subpath];
  if (exact !== undefined) return exact;
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    return target.replace('*', subpath.slice(before.length, subpath.length - after.length));
  }
  return undefined;
}
