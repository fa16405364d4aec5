import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package as npm would publish it. */
export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  /** Paths in the package. */
  readonly files: readonly string[];
}

interface PackOutput {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs all packages of this repository into a folder. */
export function packPackages(folder: string): readonly PackedPackage[] {
  return readdirSync('packages').map((name) => {
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join('packages', name),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [packed] = JSON.parse(output) as readonly PackOutput[];
    if (packed === undefined) throw new Error(`npm pack wrote nothing for packages/${name}.`);
    const files = packed.files.map(({ path }) => path);
    return { name: packed.name, tarball: join(folder, packed.filename), files };
  });
}
