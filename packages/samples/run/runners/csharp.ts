import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toolCommand } from '../tools.ts';
import type { Program, Runner } from '../types.ts';
import { toOlderCsharp } from './olderCsharp.ts';
import { execute, failAll, readOutcomes, writeIn } from './process.ts';

/**
 * Runs the C# samples with Mono. They are converted to the C# version that Mono supports, each as a class, compiled
 * together and called by one process.
 */
export const runCsharp: Runner = async (programs, workspace) => {
  const { folder } = workspace;
  const sources = await Promise.all([
    ...programs.map(({ text }, index) =>
      writeIn(folder, `sources/sample${index}.cs`, toOlderCsharp(text, `Sample${index}`)),
    ),
    writeIn(folder, 'sources/runner.cs', toRunner(programs)),
    writeIn(folder, 'sources/json.cs', await readFile(resolve('packages/samples/run/runners/json.cs'), 'utf8')),
  ]);
  const program = join(folder, 'samples.exe');
  const options = ['-langversion:latest', '-warn:0', '-r:System.Net.Http.dll', `-out:${program}`];
  const compiled = await execute([toolCommand('csharp'), ...options, ...sources], workspace);
  if (!compiled.ok) return failAll(programs, compiled.output);
  const results = join(folder, 'results.txt');
  const ended = await execute(['mono', program, results], workspace);
  return readOutcomes(results, programs, ended);
};

function toRunner(programs: readonly Program[]): string {
  const calls = programs.map(({ id }, index) => `        Report("${id}", Sample${index}.Run);`);
  return `using System;
using System.IO;
using System.Threading.Tasks;

static class Runner
{
    static StreamWriter results;

    static void Report(string id, Func<Task> run)
    {
        var outcome = "ok";
        try { run().GetAwaiter().GetResult(); }
        catch (Exception error) { outcome = "failed: " + error.ToString().Replace("\\n", " "); }
        results.WriteLine(id + "\\t" + outcome);
        results.Flush();
    }

    static void Main(string[] args)
    {
        results = new StreamWriter(args[0]);
        Console.SetOut(TextWriter.Null);
${calls.join('\n')}
        Environment.Exit(0);
    }
}
`;
}
