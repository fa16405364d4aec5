import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { packPackages } from './packPackages.ts';
import { startRegistry } from './startRegistry.ts';

/** A temporary folder outside the workspace, where npm gets the packages as they would be published. */
export interface Workplace {
  /** Absolute path. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Runs a command. @throws Error with its output if it fails. */
  readonly succeed: (cwd: string, program: string, words: readonly string[]) => Promise<void>;
  readonly run: (cwd: string, program: string, words: readonly string[]) => Promise<Result>;
  /** Stops the registry and deletes the folder. */
  readonly close: () => void;
}

interface Result {
  readonly code: number | string;
  readonly output: string;
}

/** Makes a workplace. Needs the npm registry, for the packages of others. */
export async function openWorkplace(): Promise<Workplace> {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  mkdirSync(join(folder, 'packed'));
  const packed = packPackages(join(folder, 'packed'));
  const tarballs = new Map(packed.map(({ name, tarball }) => [name, tarball]));
  const registry = await startRegistry(tarballs, upstream.replace(/\/?$/, '/'));
  const env = {
    ...process.env,
    NO_COLOR: '1',
    npm_config_registry: registry.address,
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
  };
  const run: Workplace['run'] = (cwd, program, words) =>
    new Promise((done) => {
      execFile(program, words, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 }, (error, stdout, stderr) => {
        done({ code: error === null ? 0 : (error.code ?? 1), output: stripVTControlCharacters(stdout + stderr) });
      });
    });
  return {
    folder,
    env,
    run,
    async succeed(cwd, program, words) {
      const { code, output } = await run(cwd, program, words);
      if (code !== 0) throw new Error(`${program} ${words.join(' ')} failed:\n${output}`);
    },
    close() {
      registry.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
