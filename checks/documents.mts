// Checks that the documents for developers name only files and commands that exist, and that their tables of options are
// those of the schemas. With --fix, it writes the tables.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { glob } from 'tinyglobby';
import type { FileProblem } from '@reliure/openapi';
import { identitySettings } from '@reliure/preset/node';
import { publishOptions } from '@reliure/publish/node';
import { referenceOptions } from '@reliure/reference/node';
import { searchOptions } from '@reliure/search/node';
import { themeOptions } from '@reliure/theme/node';
import { optionTable } from './documents/optionTable.ts';
import { findStaleNames } from './documents/staleNames.ts';
import { reportProblems } from './report.ts';

const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { readonly scripts: Record<string, string> };
const commands = new Set(Object.keys(manifest.scripts));

const ignored = ['**/node_modules/**', '{site,example}/{docs,blog,src,build}/**', '**/fixtures/**'];
const files = await glob(['*.md', '{adr,bench,checks,e2e,example,packages,site}/**/*.md'], { ignore: ignored });
const problems: FileProblem[] = [];
for (const file of files.sort()) {
  const text = await readFile(file, 'utf8');
  // Superseded decisions and dated results may name files that no longer exist.
  if (/^Superseded by /m.test(text) || file.startsWith('bench/results/')) continue;
  const folders = [dirname(file), '.', 'packages', 'site', 'example'];
  const exists = (path: string): boolean => folders.some((folder) => existsSync(join(folder, path)));
  for (const problem of findStaleNames(text, exists, commands)) problems.push({ file, ...problem });
}
for (const [file, schema] of [
  ['packages/preset/README.md', identitySettings],
  ['packages/publish/README.md', publishOptions],
  ['packages/reference/README.md', referenceOptions],
  ['packages/search/README.md', searchOptions],
  ['packages/theme/README.md', themeOptions],
] as const) {
  const text = await readFile(file, 'utf8');
  const current = text.replace(/(?<=<!-- options -->\n\n)[^]*(?=\n\n<!-- \/options -->)/, () => optionTable(schema));
  if (current === text) continue;
  if (process.argv.includes('--fix')) await writeFile(file, current);
  else
    problems.push({ file, message: 'The table of options is not that of the schema.', remedy: 'Run npm run options.' });
}
reportProblems(problems);
