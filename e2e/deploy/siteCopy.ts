import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkFiles } from './linkFiles.ts';
import { serve } from './serve.ts';

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
  const { origin, child } = await serve(['--site', 'site', '--folder', site]);
  return {
    origin,
    site,
    stop: () => child.kill(),
    hang() {
      child.kill('SIGSTOP');
      return () => child.kill('SIGCONT');
    },
  };
}
