import { join } from 'node:path';
import { toolCommand } from '../tools.ts';
import type { Program, Runner } from '../types.ts';
import { execute, failAll, readOutcomes, writeIn } from './process.ts';

const environment = { GO111MODULE: 'on', GOTOOLCHAIN: 'local', GOPROXY: 'off', GOFLAGS: '-trimpath', CGO_ENABLED: '0' };

/**
 * Runs the Go samples and checks their format with `gofmt`. They are compiled together, each as a package, and called
 * by one program.
 */
export const runGo: Runner = async (programs, workspace) => {
  const { folder } = workspace;
  const own = { ...workspace, environment: { ...workspace.environment, ...environment } };
  for (const [index, { id, text }] of programs.entries()) {
    await writeIn(folder, `published/${id}.go`, text);
    await writeIn(folder, `build/sample${index}/sample.go`, toPackage(text, index));
  }
  await writeIn(folder, 'build/go.mod', 'module samples\n\ngo 1.18\n');
  await writeIn(folder, 'build/main.go', toMain(programs));
  const unformatted = await execute(['gofmt', '-l', join(folder, 'published')], own);
  const built = await execute([toolCommand('go'), 'build', '-o', 'runner', '.'], own, join(folder, 'build'));
  if (!built.ok) return failAll(programs, built.output);
  const results = join(folder, 'results.txt');
  const ended = await execute([join(folder, 'build/runner'), results], own);
  const outcomes = await readOutcomes(results, programs, ended);
  return new Map(
    programs.map(({ id }) => {
      const isUnformatted = !unformatted.ok || unformatted.output.includes(`/${id}.go`);
      return [id, isUnformatted ? 'The code is not formatted with gofmt.' : (outcomes.get(id) ?? null)] as const;
    }),
  );
};

/** Renames the package of a sample and replaces its `main`, because there is one `main` for all. */
function toPackage(text: string, index: number): string {
  return text
    .replace(/^package main$/m, `package sample${index}`)
    .replace(/\nfunc main\(\) \{[^]*$/, '\nfunc Run() error {\n\treturn run()\n}\n')
    .replace(/^\t"log"\n/m, '');
}

function toMain(programs: readonly Program[]): string {
  const imports = programs.map((_, index) => `\t"samples/sample${index}"`);
  const calls = programs.map(({ id }, index) => `\treport("${id}", sample${index}.Run())`);
  return `package main

import (
	"fmt"
	"os"
	"strings"
${imports.join('\n')}
)

var results *os.File

func report(id string, err error) {
	outcome := "ok"
	if err != nil {
		outcome = "failed: " + strings.ReplaceAll(err.Error(), "\\n", " ")
	}
	fmt.Fprintf(results, "%s\\t%s\\n", id, outcome)
}

func main() {
	results, _ = os.Create(os.Args[1])
	os.Stdout, _ = os.OpenFile(os.DevNull, os.O_WRONLY, 0)
${calls.join('\n')}
}
`;
}
