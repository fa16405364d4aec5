// Runs before packages are installed, so this file must not import any.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Installs packages with apt-get on Debian; does nothing elsewhere. @param {readonly string[]} packages */
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
