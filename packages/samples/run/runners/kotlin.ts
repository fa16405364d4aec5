import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toParameterName } from '../../languages/parts/parameters.ts';
import { toolCommand } from '../tools.ts';
import type { Program, Runner, Workspace } from '../types.ts';
import { execute, failAll, readOutcomes, writeIn } from './process.ts';

/** Debian’s libraries that Kotlin programs use. */
export const kotlinLibraries = ['kotlin-stdlib', 'okhttp', 'okio', 'com.android.json'].map(
  (name) => `/usr/share/java/${name}.jar`,
);

/**
 * Runs the Kotlin samples with OkHttp 3 and the JSON parser of Android. They are compiled together, each in a package of
 * its own, and called in one virtual machine.
 */
export const runKotlin: Runner = async (programs, workspace) => {
  const { folder } = workspace;
  const sources = await Promise.all([
    ...programs.map(({ text }, index) =>
      writeIn(folder, `sources/sample${index}/Main.kt`, `package sample${index}\n${toOlderImports(text)}`),
    ),
    writeIn(folder, 'sources/runner.kt', toRunner(programs, workspace.environment)),
    writeIn(folder, 'sources/okhttp5.kt', await readFile(resolve('packages/samples/run/runners/okhttp5.kt'), 'utf8')),
  ]);
  const classes = join(folder, 'classes');
  const path = kotlinLibraries.join(':');
  const options = ['-Werror', '-no-stdlib', '-jvm-target', '1.8', '-cp', path, '-d', classes];
  const list = await writeIn(folder, 'sources.txt', sources.join('\n'));
  const compiled = await execute([toolCommand('kotlin'), ...options, `@${list}`], workspace);
  if (!compiled.ok) return failAll(programs, compiled.output);
  const results = join(folder, 'results.txt');
  const ended = await execute(
    ['java', '-Xshare:auto', '-XX:TieredStopAtLevel=1', '-cp', `${classes}:${path}`, 'RunnerKt', results],
    workspace,
  );
  return readOutcomes(results, programs, ended);
};

/** Replaces the imports of what OkHttp 3 lacks: `okhttp5.kt` has it. */
export function toOlderImports(text: string): string {
  const older = text.replace(/^import okhttp3\.\w+\.Companion\.(\w+)$/gm, 'import okhttp5.$1');
  return `import okhttp5.body\nimport okhttp5.code\n${older}`;
}

/** Returns the call of a sample’s function, with the variables of the environment for its parameters. */
function toCall(text: string, environment: Workspace['environment']): string {
  const [, name = '', parameters = ''] = /^fun (\w+)\((.*)\) \{$/m.exec(text) ?? [];
  const values = parameters.split(', ').flatMap((parameter) => {
    const variable = Object.keys(environment).find((key) => parameter === `${toParameterName(key)}: String`);
    return variable === undefined ? [] : [`System.getenv("${variable}")`];
  });
  return `${name}(${values.join(', ')})`;
}

function toRunner(programs: readonly Program[], environment: Workspace['environment']): string {
  const calls = programs.map(
    ({ id, text }, index) => `    report("${id}") { sample${index}.${toCall(text, environment)} }`,
  );
  return `import java.io.File
import java.io.OutputStream
import java.io.PrintStream
import kotlin.system.exitProcess

lateinit var results: PrintStream

fun report(id: String, program: () -> Unit) {
    val outcome = try {
        program()
        "ok"
    } catch (error: Exception) {
        "failed: " + error.toString().replace("\\n", " ")
    }
    results.println(id + "\\t" + outcome)
}

fun main(args: Array<String>) {
    results = PrintStream(File(args[0]), "UTF-8")
    System.setOut(PrintStream(OutputStream.nullOutputStream()))
${calls.join('\n')}
    exitProcess(0)
}
`;
}
