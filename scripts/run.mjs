// Runs on a bare Node.js: nothing here may import a package.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import process from 'node:process';

const environment = {
  ...process.env,
  PATH: `${resolve('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

/**
 * How a command ended; its output where that was kept, and why it could not be started.
 *
 * @typedef {{ readonly ok: boolean, readonly output: string }} Ended
 */

/**
 * Runs a command of this machine, or of this project’s packages.
 *
 * @param {readonly string[]} command
 * @param {{ quiet?: boolean, env?: Readonly<Record<string, string>>, cwd?: string }} [options] `quiet` keeps the output for
 *   the caller.
 * @returns {Promise<Ended>}
 */
export function run([name, ...parameters], { quiet = false, env = {}, cwd = undefined } = {}) {
  return new Promise((done) => {
    const child = spawn(name, parameters, {
      cwd,
      env: { ...environment, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    // A sign may arrive in two pieces.
    child.stdout?.setEncoding('utf8').on('data', (data) => (output += data));
    child.stderr?.setEncoding('utf8').on('data', (data) => (output += data));
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}
