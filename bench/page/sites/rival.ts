import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a rival’s configuration to its folder, and installs its packages if they changed. */
export function prepareRival(name: string, folder: string): void {
  const source = join('bench', 'rivals', name);
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  const wanted = readFileSync(join(source, 'package.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Installing the packages of ${name}…`);
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm install failed:\n${stderr}`);
  writeFileSync(stamp, wanted);
}

/** Returns a rival’s packages with their versions. */
export function rivalVersions(name: string): Readonly<Record<string, string>> {
  const { dependencies } = JSON.parse(readFileSync(join('bench', 'rivals', name, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}
