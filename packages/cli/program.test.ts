import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands } from './commands.ts';
import { runProgram } from './program.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs the program, and returns its exit code with what it printed. */
async function run(...words: readonly string[]) {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const code = await runProgram(words);
  return { code, text: lines.join('\n') };
}

describe('runProgram', () => {
  it('refuses a thesaurus in an unknown encoding', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'built-'));
    await writeFile(join(folder, 'index.html'), '');
    const { code, text } = await run(
      ...['thesaurus', 'package.json', join(folder, 'out.yaml'), '--licence', 'MIT'],
      ...['--site', 'example', '--folder', folder],
    );
    expect(code).toBe(1);
    expect(text).toContain('The first line of package.json is not the name of an encoding: "{".\n→ Name the .dat file');
  });

  it('lists all commands', async () => {
    const { code, text } = await run('--help');
    expect(code).toBe(0);
    for (const [name, { about }] of Object.entries(commands))
      expect(text).toMatch(new RegExp(`^  ${name} +${about}`, 'm'));
  });

  it.each(Object.keys(commands))('explains %s', async (name) => {
    const { code, text } = await run(name, '--help');
    expect(code).toBe(0);
    expect(text).toContain(`Usage: reliure ${name}`);
    for (const option of Object.keys(commands[name]?.options ?? {})) expect(text).toContain(`--${option}`);
  });

  it.each([
    [['biuld'], 'There is no command "biuld".\n→ Did you mean "build"?'],
    [['constructor'], 'There is no command "constructor".'],
    [['check', '--site', 'packages'], 'it has no identity.ts.\n→ Run the command in the folder of a site'],
    [['serve', '--site', 'example', '--port', 'x'], '"x" is not the number of a port.'],
    [['new', '--url', 'x'], '--url\n  The value "x" is wrong: it is not http:// or https:// and a host only.'],
    [['release', '--site', 'example'], 'The version of the release is missing.\n→ Use one such as 1.6.0'],
    [['mcp', 'packages'], 'There is no built site with Markdown versions at packages: it has no llms.txt.\n→ Name'],
    [['mcp', 'http://127.0.0.1:1'], 'There is no response from http://127.0.0.1:1/llms.txt.\n→ Name'],
  ])('refuses %j', async (words, want) => {
    const { code, text } = await run(...words);
    expect(code).toBe(1);
    expect(text).toContain(want);
    expect(text).not.toMatch(/^\s+at /m);
  });
});
