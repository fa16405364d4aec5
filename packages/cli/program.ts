import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { nearest } from '@reliure/openapi';
import { commands } from './commands.ts';
import { commandHelp, programHelp } from './help.ts';
import { readArguments } from './readArguments.ts';
import { findProblemsError } from './report.ts';
import { UsageError } from './usageError.ts';

/**
 * Runs a command of the program, and prints what it finds or why it cannot run.
 *
 * @param words The command’s name and its arguments.
 * @returns The exit code.
 */
export async function runProgram(words: readonly string[]): Promise<number> {
  try {
    return (await run(words)) ? 0 : 1;
  } catch (error) {
    const problems = findProblemsError(error);
    if (error instanceof UsageError) console.error(`${error.message}\n→ ${error.remedy}`);
    else console.error(problems === null ? inspect(error, { depth: Infinity }) : `\n${problems.message}\n`);
    return 1;
  }
}

async function run([name, ...words]: readonly string[]): Promise<boolean> {
  if (name === undefined || isHelp(name)) {
    console.log(programHelp(commands));
    return true;
  }
  if (name === '--version' || name === '-v') {
    console.log(readVersion());
    return true;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const remedy = `${nearest(name, Object.keys(commands))} \`reliure --help\` lists the commands.`;
    throw new UsageError(`There is no command "${name}".`, remedy);
  }
  if (words.some(isHelp)) {
    console.log(commandHelp(name, command));
    return true;
  }
  const given = readArguments(name, command, words);
  const runCommand = await command.load();
  return runCommand(given);
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function readVersion(): string {
  // The program runs from the folder dist/ of its package.
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
