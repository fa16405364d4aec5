import type { Command } from './command.ts';

/** Returns the help text of the program. */
export function programHelp(commands: Readonly<Record<string, Command>>): string {
  return `Usage: reliure <command> [options]

Documentation sites from OpenAPI contracts.

${toTable(Object.entries(commands).map(([name, { about }]) => [name, about]))}

\`reliure <command> --help\` shows the options of a command.`;
}

/** Returns the help text of a command. */
export function commandHelp(name: string, { about, parameters, options }: Command): string {
  const rows = Object.entries(options).map(
    ([option, { value, about: meaning }]) =>
      [`--${option}${value === undefined ? '' : ` <${value}>`}`, meaning] as const,
  );
  return `Usage: reliure ${name}${parameters === undefined ? '' : ` ${parameters}`} [options]

${about}.

${toTable([...rows, ['--help', 'This text']])}`;
}

function toTable(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
}
