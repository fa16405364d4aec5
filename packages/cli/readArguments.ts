import { parseArgs } from 'node:util';
import { nearest } from '@reliure/openapi';
import type { Command, Given } from './command.ts';
import { UsageError } from './usageError.ts';

/** Reads the arguments of a command. @throws UsageError for one that it does not take. */
export function readArguments(name: string, { options, parameters }: Command, words: readonly string[]): Given {
  const help = `\`reliure ${name} --help\` shows the options.`;
  const known = Object.keys(options);
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      known.map((option) => [option, { type: options[option]?.value === undefined ? 'boolean' : 'string' }]),
    ),
    strict: false,
    tokens: true,
  });
  const values: Record<string, string> = {};
  const flags = new Set<string>();
  const found: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') found.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined)
      throw new UsageError(
        `"${name}" has no option ${token.rawName}.`,
        `${nearest(token.rawName, toNames(known))} ${help}`,
      );
    if (flags.has(token.name) || Object.hasOwn(values, token.name))
      throw new UsageError(`The option --${token.name} is given twice.`, help);
    if (option.value === undefined) {
      if (token.value !== undefined) throw new UsageError(`The option --${token.name} takes no value.`, help);
      flags.add(token.name);
    } else {
      if (token.value === undefined || (!token.inlineValue && token.value.startsWith('-')))
        throw new UsageError(`The option --${token.name} has no value.`, `Write --${token.name} <${option.value}>.`);
      values[token.name] = token.value;
    }
  }
  const most =
    parameters === undefined ? 0 : parameters.includes('…') ? Infinity : parameters.split(/\s(?![^[]*\])/).length;
  if (found.length > most) {
    const unexpected = JSON.stringify(found[most]);
    throw new UsageError(`"${name}" does not take ${unexpected}.`, `Quote values that contain spaces. ${help}`);
  }
  return { site: values['site'] ?? '.', options: values, flags, parameters: found };
}

function toNames(options: readonly string[]): readonly string[] {
  return options.map((option) => `--${option}`);
}
