// Runs before packages are installed, so this file must not import any.
import process from 'node:process';
import { parseArgs } from 'node:util';

/** The option of commands that are about one site: its folder. */
export const siteOption = /** @type {const} */ ({ site: { type: 'string', default: 'site' } });

/**
 * Reads the arguments of a command, or exits with a message that names the unknown option.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} const Options
 * @param {Options} options
 * @param {string} hint The command that shows the usage, and what else it shows.
 */
export function readArguments(options, hint) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), hint);
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
