// Checks that the documents for developers name only files and commands that exist.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import type { FileProblem } from '@reliure/openapi';
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
reportProblems(problems);
