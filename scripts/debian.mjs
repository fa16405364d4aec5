// Runs on a bare Node.js: nothing here may import a package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Installs packages with apt-get where there is one; elsewhere it does nothing. @param {readonly string[]} packages */
export function installDebianPackages(packages) {
  if (!existsSync('/etc/debian_version')) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const command of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [name, ...parameters] = [...prefix, ...command];
    spawnSync(name, parameters, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}
