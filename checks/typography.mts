// Checks the French typography of the texts of a site and of the packages, and, with --fix, corrects it; then checks their
// wording. Names of files limit it to these.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import type { FileProblem } from '@reliure/openapi';
import { readCheckedSite } from './checkedSite.ts';
import { reportProblems } from './report.ts';
import { toFrenchLines } from './typography/french.ts';
import { messageFiles, toFrenchMessages, toFrenchSource, toSourceFiles } from './typography/source.ts';
import { toCheckedTexts } from './wording/checkedTexts.ts';
import { discouragedWordings, type DiscouragedWording } from './wording/discouragedWordings.ts';
import { createWordingCheck } from './wording/wordingProblems.ts';

const { folder, identity, files: chosen } = await readCheckedSite();
const texts = [
  `${folder}/{docs,blog,src}/**/*.{md,mdx}`,
  `${folder}/blog/*.yml`,
  `${folder}/contract/**/*.yaml`,
  `${folder}/sources.yaml`,
];

const fix = process.argv.includes('--fix');
const problems: FileProblem[] = [];

for (const file of await list(texts)) await checkFile(file, toFrenchLines);
for (const file of await list(toSourceFiles(folder))) await checkFile(file, toFrenchSource);
for (const file of await list([messageFiles])) await checkFile(file, toFrenchMessages);
if (!fix) {
  const wordingProblems = createWordingCheck([
    ...discouragedWordings,
    ...(await readOwnWordings(folder, identity.checks.wordings)),
  ]);
  for (const { kind, files, blank } of toCheckedTexts(folder)) {
    for (const file of await list(files)) {
      const own = wordingProblems(blank(await readFile(file, 'utf8')), kind);
      problems.push(...own.map((problem) => ({ file, ...problem })));
    }
  }
}
reportProblems(problems);

/** Reads the wordings that a site adds. @param file A module that exports `wordings`; none if the site has none. */
async function readOwnWordings(site: string, file: string | undefined): Promise<readonly DiscouragedWording[]> {
  if (file === undefined) return [];
  const { wordings } = (await import(pathToFileURL(resolve(site, file)).href)) as {
    readonly wordings: readonly DiscouragedWording[];
  };
  return wordings;
}

async function list(patterns: readonly string[]): Promise<readonly string[]> {
  const found = await glob([...patterns]);
  return found.filter((file) => chosen.length === 0 || chosen.includes(file)).sort();
}

async function checkFile(file: string, toFrench: (text: string, file: string) => string): Promise<void> {
  const given = await readFile(file, 'utf8');
  // Decoding has already lost the accents; writing the file would make the loss permanent.
  if (given.includes('\ufffd')) {
    problems.push({ file, message: 'The file is not UTF-8.', remedy: 'Save it as UTF-8.' });
    return;
  }
  const wanted = toFrench(given, file);
  if (wanted === given) return;
  if (fix) {
    await writeFile(file, wanted);
    return;
  }
  const wantedLines = wanted.split('\n');
  given.split('\n').forEach((line, index) => {
    const want = wantedLines[index] ?? '';
    if (line === want) return;
    const remedy = `Write: ${visible(want.trim())} (npm run typo -- --fix corrects all texts)`;
    problems.push({ file, line: index + 1, message: line.trim(), remedy });
  });
}

/** Makes non-breaking spaces visible. */
function visible(text: string): string {
  return text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⍽');
}
