// Runs before packages are installed, so this file must not import any.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const oldestNode = [20, 19];

/** What npm writes at the end of every installation. */
const installed = join('node_modules', '.package-lock.json');

/** Installs the packages of the lock file, unless it has not changed since the last installation. */
export function ensureInstalled() {
  assertNode();
  if (changedAt(installed) >= changedAt('package-lock.json')) return;
  console.log('Installing packages (npm ci)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      '\nThe packages could not be installed. Check the network and the npm registry, then run the same command again.',
    );
    process.exit(status ?? 1);
  }
}

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function assertNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`This project needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
