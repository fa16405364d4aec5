import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { readArguments } from './readArguments.ts';
import { UsageError } from './usageError.ts';

function read(name: string, words: readonly string[]) {
  const command = commands[name];
  if (command === undefined) throw new Error(`There is no command ${name}.`);
  return readArguments(name, command, words);
}

describe('readArguments', () => {
  it('reads options, flags and parameters', () => {
    expect(read('new', ['docs', '--title=A b', '--install', '--url', 'https://a.org'])).toEqual({
      site: '.',
      options: { title: 'A b', url: 'https://a.org' },
      flags: new Set(['install']),
      parameters: ['docs'],
    });
    expect(read('check', ['guides', 'pages', '--site', 'shop'])).toMatchObject({
      site: 'shop',
      parameters: ['guides', 'pages'],
    });
  });

  it.each([
    ['build', ['--sit', 'shop'], '"build" has no option --sit.', 'Did you mean "--site"?'],
    ['build', ['shop'], '"build" does not take "shop".', 'Quote values'],
    ['build', ['--site'], 'The option --site has no value.', 'Write --site <folder>.'],
    ['build', ['--site', '--no-minify'], 'The option --site has no value.', 'Write --site <folder>.'],
    ['build', ['--site=a', '--site=b'], 'The option --site is given twice.', '--help'],
    ['build', ['--no-minify=yes'], 'The option --no-minify takes no value.', '--help'],
    ['build', ['--constructor'], '"build" has no option --constructor.', 'Did you mean'],
    ['release', ['1.0.0', '2026-01-01', 'now'], '"release" does not take "now".', 'Quote values'],
  ])('refuses %s %j', (name, words, message, remedy) => {
    expect(() => read(name, words)).toThrow(message);
    try {
      read(name, words);
    } catch (error) {
      expect(error instanceof UsageError && error.remedy).toContain(remedy);
    }
  });
});
