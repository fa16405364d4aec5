import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { freePort, untilAnswers } from '../../checks/outside/ports.ts';
import type { Nginx } from './debianNginx.ts';
import { linkFiles } from './linkFiles.ts';

/** A server of the packaged site. */
export interface Served {
  readonly origin: string;
  /** Folder of the served files, which may be changed. */
  readonly site: string;
  readonly stop: () => void;
}

/** Packages a copy of the built site and serves it with the configuration of packages/publish/nginx, on a free port. */
export async function serveWithNginx(nginx: Nginx, folder: string): Promise<Served> {
  rmSync(folder, { recursive: true, force: true });
  const site = join(folder, 'site');
  linkFiles(resolve('site/build'), site);
  cpSync('packages/publish/nginx', folder, { recursive: true });
  packageSite(site, folder);
  const port = await freePort();
  rewrite(join(folder, 'site.conf'), [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/site;', `root ${site};`],
  ]);
  rewrite(join(folder, 'nginx.conf'), [
    ['load_module modules/', `load_module ${nginx.modules}/`],
    ['pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`],
    ['include /etc/nginx/mime.types;', `include ${nginx.types};\n    ${temporaryPaths(folder)}`],
    ['error_log /dev/stderr warn;', `error_log ${folder}/error.log warn;`],
    ['access_log /dev/stdout;', 'access_log off;'],
    // Without this, nginx would not see changes that a test makes to files.
    ['open_file_cache max=4000 inactive=60s;', 'open_file_cache off;'],
  ]);
  const parameters = ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn(nginx.program, parameters, { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(origin);
  return {
    origin,
    site,
    stop: () => child.kill(),
  };
}

/** Compresses a site’s files and writes its headers. */
function packageSite(site: string, folder: string): void {
  // Quality 4 is enough because tests check whether files are compressed, not how well.
  const packed = spawnSync(
    process.execPath,
    [
      ...['packages/cli/bin/reliure.js', 'package', '--site', 'site', '--folder', site],
      ...['--headers', join(folder, 'headers.conf'), '--quality', '4'],
    ],
    { encoding: 'utf8' },
  );
  if (packed.status !== 0) throw new Error(packed.stdout + packed.stderr);
}

/** Replaces lines of a configuration; throws if a line is missing. */
function rewrite(file: string, changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no line "${from}".`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
}
