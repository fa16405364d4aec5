import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { member, members, parseJson, toArray, toText } from '@reliure/openapi';
import { layers, tests } from '../../.dependency-cruiser.mjs';

/** A source file of the repository. */
export interface Source {
  /** Path from the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The part of a package's `package.json` that the checks read. */
export interface Manifest {
  /** The name without its scope, which is also the name of the folder. */
  readonly name: string;
  readonly description: string;
  /** What shipped code uses, including what the site installs for all packages (`peerDependencies`). */
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  /** The keys of `exports`. */
  readonly entries: readonly string[];
}

/** Whether a file is a test or is only used by tests. */
export function isTest(path: string): boolean {
  return new RegExp(tests).test(path);
}

/**
 * Reads source files below the working directory. The rivals of `bench/` are left out because they are separate sites.
 */
export async function readSources(patterns: readonly string[]): Promise<readonly Source[]> {
  const ignore = ['**/node_modules', '**/build', '**/dist', '**/.docusaurus', 'bench/rivals', 'bench/search/rivals'];
  const paths = await glob(
    patterns.map((pattern) => `${pattern}.{ts,tsx,mts,cts,js,mjs,cjs,css}`),
    { ignore },
  );
  return Promise.all(paths.sort().map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

/** Reads the manifests of all packages, the highest layer first. */
export async function readManifests(): Promise<readonly Manifest[]> {
  return Promise.all(layers.flat().map(readManifest));
}

/** Reads the packages that the build of each package refers to, in its tsconfig.build.json. */
export async function readBuildReferences(): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await glob('packages/*/tsconfig.build.json');
  const read = files.sort().map(async (file) => {
    const config = parseJson(await readFile(file, 'utf8'));
    const paths = toArray(member(config, 'references')).map((one) => toText(member(one, 'path')) ?? '');
    return [file.split('/')[1] ?? '', paths.map((path) => path.split('/')[1] ?? '')] as const;
  });
  return new Map(await Promise.all(read));
}

async function readManifest(name: string): Promise<Manifest> {
  const manifest = parseJson(await readFile(`packages/${name}/package.json`, 'utf8'));
  const keys = (list: string) => members(member(manifest, list)).map(([key]) => key);
  return {
    name,
    description: toText(member(manifest, 'description')) ?? '',
    dependencies: [...keys('dependencies'), ...keys('peerDependencies')],
    devDependencies: keys('devDependencies'),
    entries: keys('exports'),
  };
}
