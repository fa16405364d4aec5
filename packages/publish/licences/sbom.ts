import { ProblemsError } from '@reliure/openapi';
import { readLockFile, type LockedPackage } from './lockFile.ts';
import type { ShippedPackage } from './types.ts';

/** A CycloneDX document. @see https://cyclonedx.org/docs/1.6/json/ */
export type Sbom = Readonly<Record<string, unknown>>;

/** A package whose code visitors get, as pinned by the lock file. */
interface Component extends LockedPackage {
  readonly sha512: string;
  readonly licence: string;
}

/**
 * Builds a software bill of materials (SBOM) of the packages whose code visitors get, for auditing tools. It does not
 * depend on the machine or the time.
 *
 * @param lock JSON of npm’s lock file, which has the hash of each package’s archive, and its dependencies.
 * @throws If the lock file lacks a package or its hash.
 */
export function buildSbom(shipped: readonly ShippedPackage[], lock: unknown): Sbom {
  const { site, packages } = readLockFile(lock);
  const components = findComponents(shipped, packages);
  const ids = components.map(({ id }) => id);
  const graph = components.map(({ id, dependencies }) => ({ ref: id, dependsOn: ids.filter(isIn(dependencies)) }));
  const isDependency = isIn(graph.flatMap(({ dependsOn }) => dependsOn));
  // A shipped package that no other shipped package depends on was installed for one that is not shipped; it is listed
  // as a dependency of the site itself.
  const directDependencies = ids.filter((id) => site.dependencies.includes(id) || !isDependency(id));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: { type: 'application', ...toNames(site) } },
    components: components.map(({ sha512, licence, ...names }) => ({
      type: 'library',
      ...toNames(names),
      hashes: [{ alg: 'SHA-512', content: sha512 }],
      licenses: [{ license: { id: licence } }],
      purl: toPurl(names),
    })),
    dependencies: [{ ref: site.id, dependsOn: directDependencies }, ...graph],
  };
}

/** Finds the lock file’s entry for each package, once per version, even if the bundle contains it from two folders. */
function findComponents(shipped: readonly ShippedPackage[], packages: readonly LockedPackage[]): readonly Component[] {
  const locked = new Map(packages.map((one) => [one.id, one]));
  const licences = new Map(shipped.map(({ name, version, licence }) => [`${name}@${version}`, licence]));
  const missing: string[] = [];
  const components = [...licences].flatMap(([id, licence]): Component[] => {
    const found = locked.get(id);
    if (found !== undefined && found.sha512 !== null) return [{ ...found, sha512: found.sha512, licence }];
    missing.push(id);
    return [];
  });
  if (missing.length === 0) return components.sort((a, b) => (a.id < b.id ? -1 : 1));
  throw new ProblemsError(
    missing.map((id) => ({
      file: 'package-lock.json',
      pointer: id,
      message: 'Visitors would get this package, but the file does not pin it with a SHA-512 hash.',
      remedy: 'Install the pinned packages (npm ci), or pin this one (npm install).',
    })),
  );
}

function isIn(ids: readonly string[]): (id: string) => boolean {
  const set = new Set(ids);
  return (id) => set.has(id);
}

/** CycloneDX separates npm’s scope from the name. */
function toNames({ id, name, version }: Pick<LockedPackage, 'id' | 'name' | 'version'>) {
  const slash = name.indexOf('/');
  return {
    'bom-ref': id,
    ...(slash !== -1 && { group: name.slice(0, slash) }),
    name: name.slice(slash + 1),
    version,
  };
}

/**
 * @example toPurl({ name: '@a/b', version: '1.0.0' }) // 'pkg:npm/%40a/b@1.0.0'
 * @see https://github.com/package-url/purl-spec
 */
function toPurl({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;
}
