import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { run, type Ended } from '../../scripts/run.mjs';

const configurations = ['tsconfig.json', 'tsconfig.package.json', 'tsconfig.build.json', 'tsconfig.built.json'];

/** The inputs of a build, except for third-party packages. */
const sources = ['site', 'packages', 'scripts', 'LICENSE', 'package.json', 'package-lock.json', ...configurations];

/** Folders that builds write. */
const written: ReadonlySet<string> = new Set(['build', '.docusaurus', 'node_modules']);

/** A copy of the sources in a temporary folder, to edit and build. */
export interface WorkingCopy {
  readonly folder: string;
  /** Runs a command in the copy, with a folder for temporary files of its own. Its output is captured. */
  readonly run: (command: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ended>;
  /**
   * Builds the site with the caches that earlier builds left in the copy, and moves it out of the next build’s way.
   *
   * @returns The folder of the built site.
   * @throws Error with the output of a build that fails.
   */
  readonly build: (name: string) => Promise<string>;
  /** Removes everything that builds left, so that the next one uses no cache. */
  readonly clear: () => void;
  readonly remove: () => void;
}

/**
 * Copies the sources. Third-party packages are linked: builds write nothing there except in `.cache`, which the copy
 * has for itself.
 *
 * @param more Paths of files and folders to copy that builds do not need.
 */
export function copySite(more: readonly string[] = []): WorkingCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const folder = join(root, 'sources');
  const temporary = join(root, 'tmp');
  for (const source of [...sources, ...more]) {
    cpSync(source, join(folder, source), { recursive: true, filter: (path) => !written.has(basename(path)) });
  }
  linkPackages(folder);
  const caches = ['node_modules/.cache', 'site/node_modules', 'site/.docusaurus'].map((cache) => join(folder, cache));
  const clear = (): void => {
    for (const cache of [...caches, temporary]) rmSync(cache, { recursive: true, force: true });
    mkdirSync(temporary);
  };
  clear();
  // Compilers also cache data of earlier builds in the folder for temporary files.
  const ownTemporary = { TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  const runHere: WorkingCopy['run'] = (command, env = {}) =>
    run(command, { quiet: true, cwd: folder, env: { ...ownTemporary, ...env } });
  return {
    folder,
    run: runHere,
    clear,
    remove: () => {
      rmSync(root, { recursive: true });
    },
    async build(name) {
      const { ok, output } = await runHere(['node', 'scripts/program.mjs', 'build']);
      if (!ok) throw new Error(`The ${name} build failed:\n${output}`);
      renameSync(join(folder, 'site/build'), join(root, name));
      return join(root, name);
    },
  };
}

/** What links to the packages of this repository. */
const own: ReadonlySet<string> = new Set(['@reliure', 'reliure', 'create-reliure']);

/** Links packages one by one to a copy of the sources, so that those of this repository resolve to the copy. */
export function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    const path = join('node_modules', name);
    if (own.has(name)) cpSync(path, join(folder, path), { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') link(path, folder);
  }
  // npm installs a package here if another version of it is at the root.
  for (const name of readdirSync('packages')) {
    const path = join('packages', name, 'node_modules');
    if (existsSync(path)) link(path, folder);
  }
}

function link(path: string, folder: string): void {
  symlinkSync(resolve(path), join(folder, path), linkType);
}

/** On Windows, only junctions can be created without special permissions. */
const linkType = process.platform === 'win32' ? 'junction' : null;
