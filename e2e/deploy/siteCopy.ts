import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { linkFiles } from './linkFiles.ts';

/** A copy of the built site that a test may change, and its server. */
export interface SiteCopy {
  readonly origin: string;
  /**
   * Folder of the served files, which may be changed. Replace files instead of writing to them, because they are hard
   * links to those of the built site.
   */
  readonly site: string;
  readonly stop: () => void;
  /** Makes the server accept connections without responding, until the returned function is called. */
  readonly hang: () => () => void;
}

/** Serves a copy of the built site with `npm run serve`, on a free port. */
export async function serveCopy(folder: string): Promise<SiteCopy> {
  rmSync(folder, { recursive: true, force: true });
  const site = join(folder, 'site');
  linkFiles(resolve('site/build'), site);
  const server = spawn(process.execPath, ['packages/cli/bin/reliure.js', 'serve', '--site', 'site', '--folder', site], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/localhost:\d+/.exec(line.toString())?.[0];
  if (origin === undefined) throw new Error(`The server of ${site} printed no address, but: ${line.toString()}`);
  return {
    origin,
    site,
    stop: () => server.kill(),
    hang() {
      server.kill('SIGSTOP');
      return () => server.kill('SIGCONT');
    },
  };
}
