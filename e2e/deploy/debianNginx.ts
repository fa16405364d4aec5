// Finds Debian’s nginx with its Brotli module. The packages are unpacked, not installed, so that no service starts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

/** Paths of Debian’s nginx. */
export interface Nginx {
  readonly program: string;
  readonly modules: string;
  /** Table of the types of files. */
  readonly types: string;
}

const folder = resolve('node_modules/.cache/nginx');
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

/** Downloads and unpacks what is missing. Returns `null` if this system is not Debian. */
export function ensureNginx(): Nginx | null {
  const found = {
    program: join(folder, 'usr/sbin/nginx'),
    modules: join(folder, 'usr/lib/nginx/modules'),
    types: join(folder, 'etc/nginx/mime.types'),
  };
  if (Object.values(found).every((path) => existsSync(path))) return found;
  if (!existsSync('/etc/debian_version')) return null;
  mkdirSync(folder, { recursive: true });
  const prefix = process.getuid?.() === 0 ? [] : ['sudo'];
  run([...prefix, 'apt-get', 'update', '-qq']);
  // As root, apt-get warns that its own user cannot write to this folder.
  const asRoot = prefix.length === 0 ? ['-o', 'APT::Sandbox::User=root'] : [];
  run(['apt-get', 'download', '-qq', ...asRoot, ...packages]);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) run(['dpkg', '-x', file, '.']);
  return Object.values(found).every((path) => existsSync(path)) ? found : null;
}

function run([name = '', ...parameters]: readonly string[]): void {
  spawnSync(name, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
