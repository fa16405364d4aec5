import { join } from 'node:path';
import { toolCommand } from '../tools.ts';
import type { Program, Runner } from '../types.ts';
import { execute, failAll, readOutcomes, writeIn } from './process.ts';

/**
 * Runs the Java samples. They are compiled together, each in a package of its own, and called in one virtual machine.
 */
export const runJava: Runner = async (programs, workspace) => {
  const { folder } = workspace;
  const sources = await Promise.all([
    ...programs.map(({ text }, index) =>
      writeIn(folder, `sources/sample${index}/Main.java`, `package sample${index};\n${text}`),
    ),
    writeIn(folder, 'sources/Runner.java', toRunner(programs)),
  ]);
  const list = await writeIn(folder, 'sources.txt', sources.join('\n'));
  const classes = join(folder, 'classes');
  const options = ['--release', '17', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', classes];
  const compiled = await execute([toolCommand('java'), ...options, `@${list}`], workspace);
  if (!compiled.ok) return failAll(programs, compiled.output);
  const results = join(folder, 'results.txt');
  const ended = await execute(
    ['java', '-Xshare:auto', '-XX:TieredStopAtLevel=1', '-cp', classes, 'Runner', results],
    workspace,
  );
  return readOutcomes(results, programs, ended);
};

function toRunner(programs: readonly Program[]): string {
  const calls = programs.map(({ id }, index) => `        run("${id}", () -> sample${index}.Main.main(args));`);
  return `import java.io.*;
import java.nio.charset.StandardCharsets;

public class Runner {
    interface Program { void run() throws Exception; }

    private static PrintStream results;

    private static void run(String id, Program program) {
        var outcome = "ok";
        try {
            program.run();
        } catch (Exception error) {
            outcome = "failed: " + error.toString().replace("\\n", " ");
        }
        results.println(id + "\\t" + outcome);
    }

    public static void main(String[] args) throws Exception {
        results = new PrintStream(new FileOutputStream(args[0]), true, StandardCharsets.UTF_8);
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
${calls.join('\n')}
        System.exit(0);
    }
}
`;
}
