// npm run check -- packages: packs each package as npm would publish it, and checks the result with publint and Are The Types
// Wrong. The packages must be built: npm run packages.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { unwantedFiles } from './packages/unwantedFiles.ts';

/** What the types of a package without CommonJS and for current resolvers cannot avoid. */
const expected: ReadonlySet<Problem['kind']> = new Set(['CJSResolvesToESM', 'NoResolution']);

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const faults: string[] = [];
for (const name of readdirSync('packages')) {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join('packages', name),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as readonly { readonly filename: string; readonly files: readonly { readonly path: string }[] }[];
  if (packed === undefined) throw new Error(`npm pack wrote nothing for packages/${name}.`);
  const tarball = readFileSync(join(folder, packed.filename));
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
    strict: true,
  });
  const types = await checkPackage(createPackageFromTarballData(tarball));
  const problems = types.types === false ? [] : types.problems;
  faults.push(
    ...unwantedFiles(packed.files.map(({ path }) => path)).map((path) => `packages/${name}: would publish ${path}`),
    ...messages.map((message) => `packages/${name}: ${formatMessage(message, pkg) ?? message.code}`),
    ...problems
      .filter(({ kind }) => !expected.has(kind))
      .map((problem) => `packages/${name}: ${JSON.stringify(problem)}`),
  );
}
rmSync(folder, { recursive: true });
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
