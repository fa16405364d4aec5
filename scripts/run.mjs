// Runs before packages are installed, so this file must not import any.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import process from 'node:process';

const environment = {
  ...process.env,
  PATH: `${resolve('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

/** Colours are for terminals: some tools also print them in CI. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/**
 * The result of a command. `output` contains its output if that was captured, and the reason if it could not be
 * started.
 *
 * @typedef {{ readonly ok: boolean, readonly output: string }} Ended
 */

/**
 * Runs a command that is installed on this machine or by this project’s packages.
 *
 * @param {readonly string[]} command
 * @param {{ quiet?: boolean | 'errors', env?: Readonly<Record<string, string>>, cwd?: string }} [options] `quiet`
 *   captures the output, or only what is written to stderr, instead of printing it.
 * @returns {Promise<Ended>}
 */
export function run([name, ...parameters], { quiet = false, env = {}, cwd } = {}) {
  return new Promise((done) => {
    const child = spawn(name, parameters, {
      cwd,
      env: { ...(quiet === true && colours), ...environment, ...env },
      stdio: quiet === 'errors' ? ['inherit', 'inherit', 'pipe'] : quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    // Decoded as a stream, because a chunk may end within a multi-byte character.
    child.stdout?.setEncoding('utf8').on('data', (data) => (output += data));
    child.stderr?.setEncoding('utf8').on('data', (data) => (output += data));
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}
