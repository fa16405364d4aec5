// Runs before packages are installed, so this file must not import any.
import process from 'node:process';
import { parseArgs } from 'node:util';

/** The option of commands that are about one site: its folder. */
export const siteOption = /** @type {const} */ ({ site: { type: 'string', default: 'site' } });

/**
 * Reads the arguments of a command, or exits with a message that names the unknown or repeated option. With `--help`, prints the
 * usage and exits, unless the command has a help text of its own.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} const Options
 * @param {Options} options
 * @param {string} hint The usage, or a line that names the command which prints it.
 */
export function readArguments(options, hint) {
  if (!('help' in options) && process.argv.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(`Usage: ${hint}`);
    process.exit(0);
  }
  try {
    const { values, positionals, tokens } = parseArgs({ options, allowPositionals: true, tokens: true });
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    return repeated === undefined ? { values, positionals } : fail(`Option '--${repeated}' is given twice.`, hint);
  } catch (error) {
    // Node.js adds how to write an argument that begins with a hyphen, which no command here takes.
    return fail(String(error.message).replace(/\. To specify.*$/s, '.'), hint);
  }
}

/**
 * Exits with a message for wrong arguments.
 *
 * @param {string} message
 * @param {string} hint
 * @returns {never}
 */
export function fail(message, hint) {
  console.error(`${message}\n${hint}`);
  process.exit(1);
}
