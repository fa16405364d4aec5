import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { run } from '../../scripts/run.mjs';

/** What a build reads, beside the packages of others. */
const sources = ['site', 'packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Folders that builds write. */
const written: ReadonlySet<string> = new Set(['build', '.docusaurus', 'node_modules']);

/** A copy of the sources in a temporary folder, which may be edited and built. */
export interface WorkingCopy {
  readonly folder: string;
  /**
   * Builds the site with what earlier builds left in the copy, and moves it out of the way of the next one.
   *
   * @returns The folder of the built site. @throws Error with the output of a build that fails.
   */
  readonly build: (name: string) => Promise<string>;
  /** Removes all that builds left: the next one is cold. */
  readonly clear: () => void;
  readonly remove: () => void;
}

/** Copies the sources. The packages of others are links: no build writes there but into `.cache`, which is the copy’s own. */
export function copySite(): WorkingCopy {
  const root = mkdtempSync(join(tmpdir(), 'warm-build-'));
  const folder = join(root, 'sources');
  const temporary = join(root, 'tmp');
  for (const source of sources) {
    cpSync(source, join(folder, source), { recursive: true, filter: (path) => !written.has(basename(path)) });
  }
  linkPackages(join(folder, 'node_modules'));
  const caches = ['node_modules/.cache', 'site/node_modules', 'site/.docusaurus'].map((cache) => join(folder, cache));
  const clear = (): void => {
    for (const cache of [...caches, temporary]) rmSync(cache, { recursive: true, force: true });
    mkdirSync(temporary);
  };
  clear();
  return {
    folder,
    clear,
    remove: () => {
      rmSync(root, { recursive: true });
    },
    async build(name) {
      // Compilers keep what they know of former builds in the folder for temporary files, too.
      const env = { TMPDIR: temporary, TEMP: temporary, TMP: temporary };
      const { ok, output } = await run(['node', 'scripts/build.mjs'], { quiet: true, cwd: folder, env });
      if (!ok) throw new Error(`The ${name} build failed:\n${output}`);
      renameSync(join(folder, 'site/build'), join(root, name));
      return join(root, name);
    },
  };
}

/** Links each package by itself, so that those of the workspace lead to the copy. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync('node_modules')) {
    if (name === '@apidoc')
      cpSync(join('node_modules', name), join(folder, name), { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(folder, name), linkType);
  }
}

/** Windows lets everybody make junctions only. */
const linkType = process.platform === 'win32' ? 'junction' : null;
