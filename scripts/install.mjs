// Runs before packages are installed, so this file must not import any.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const oldestNode = [20, 19];
const stampFile = join('node_modules', '.installed');

/** Installs the packages of the lock file, unless the last install had the same lock file and Node.js version. */
export function ensureInstalled() {
  assertNode();
  const stamp = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
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
  writeFileSync(stampFile, stamp);
}

function assertNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`This project needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
