// npm run check -- packages: packs each package as npm would publish it, and checks the result with publint and Are The Types
// Wrong. The packages must be built: npm run packages.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packPackages } from './outside/packPackages.ts';
import { unwantedFiles } from './packages/unwantedFiles.ts';

/** What the types of a package without CommonJS and for current resolvers cannot avoid. */
const expected: ReadonlySet<Problem['kind']> = new Set(['CJSResolvesToESM', 'NoResolution']);

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const faults: string[] = [];
for (const { name, tarball: file, files } of packPackages(folder)) {
  const tarball = readFileSync(file);
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
    strict: true,
  });
  const types = await checkPackage(createPackageFromTarballData(tarball));
  const problems = types.types === false ? [] : types.problems;
  faults.push(
    ...unwantedFiles(files).map((path) => `${name}: would publish ${path}`),
    ...messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`),
    ...problems.filter(({ kind }) => !expected.has(kind)).map((problem) => `${name}: ${JSON.stringify(problem)}`),
  );
}
rmSync(folder, { recursive: true });
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
