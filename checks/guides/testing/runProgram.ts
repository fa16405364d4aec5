import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';
import { kotlinLibraries, toOlderImports } from '@reliure/samples/run/runners/kotlin.ts';
import { missingTools, toolCommand } from '@reliure/samples/run/tools.ts';

/** A language with the name that fences have, whose programs run with what Debian has for it. */
export type RunLanguage = keyof typeof languages;

type Command = readonly [program: string, ...words: readonly string[]];

const classes = kotlinLibraries.join(':');

const languages = {
  python: { file: 'main.py', commands: [[toolCommand('python'), 'main.py']] },
  php: { file: 'main.php', commands: [['php', 'main.php']] },
  java: { file: 'Main.java', commands: [['java', 'Main.java']] },
  go: { file: 'main.go', commands: [['go', 'run', 'main.go']] },
  csharp: {
    file: 'Main.cs',
    commands: [
      [toolCommand('csharp'), '-langversion:latest', '-r:System.Net.Http.dll', '-out:main.exe', 'Main.cs'],
      ['mono', 'main.exe'],
    ],
  },
  kotlin: {
    file: 'main.kt',
    commands: [
      [
        toolCommand('kotlin'),
        ...['-nowarn', '-no-stdlib', '-jvm-target', '1.8', '-cp', classes, '-d', '.'],
        ...['main.kt', resolve('packages/samples/run/runners/okhttp5.kt')],
      ],
      ['java', '-cp', `.:${classes}`, 'MainKt'],
    ],
  },
} satisfies Readonly<Record<string, { readonly file: string; readonly commands: readonly Command[] }>>;

/** Runs a program, or skips the test if a tool is missing. Returns the lines that it prints. */
export async function runProgram(
  language: RunLanguage,
  source: string,
  { skip }: Pick<TestContext, 'skip'>,
): Promise<readonly string[]> {
  const reason = missingTools(language);
  if (reason !== null) skip(reason);
  const { file, commands } = languages[language];
  const folder = await mkdtemp(join(tmpdir(), `${language}-`));
  try {
    await writeFile(join(folder, file), language === 'kotlin' ? toOlderImports(source) : source);
    let printed = '';
    for (const [program, ...words] of commands as readonly Command[]) {
      const env = { ...process.env, GOCACHE: join(folder, 'cache') };
      printed = (await promisify(execFile)(program, words, { cwd: folder, env })).stdout;
    }
    return printed.trim().split('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Puts a `Main` into a guide’s program in Java, between the imports and the guide’s class. */
export function withJavaMain(fence: string, statements: string): string {
  const [imports = '', ...rest] = fence.split(/(?=^final class)/m);
  const main = `class Main { public static void main(String[] args) throws Exception {\n${statements}\n} }`;
  return `${imports}${main}\n${rest.join('')}`;
}
