// Checks the French typography of the site’s texts; with --fix, sets it.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { glob } from 'tinyglobby';
import { toFrenchLines } from './typography/french';
import { sourceFiles, toFrenchSource } from './typography/source';

const texts = [
  'site/docs/**/*.{md,mdx}',
  'site/blog/**/*.{md,mdx,yml}',
  'site/src/**/*.{md,mdx}',
  'site/contract/**/*.yaml',
];

const fix = process.argv.includes('--fix');
let faults = 0;
let unreadable = 0;

for (const file of await glob(texts)) await treat(file, toFrenchLines);
for (const file of await glob(sourceFiles)) await treat(file, toFrenchSource);
if (faults > 0 && !fix) {
  console.error(`\n${String(faults)} lines to mend: npm run typo -- --fix`);
  process.exitCode = 1;
}
if (unreadable > 0) process.exitCode = 1;

async function treat(file: string, set: (text: string) => string): Promise<void> {
  const given = await readFile(file, 'utf8');
  // Its accents are lost in reading: to write it would lose them for good.
  if (given.includes('\ufffd')) {
    unreadable += 1;
    console.error(`${file}\n  The file is not in UTF-8.\n→ Save it again, in UTF-8.`);
    return;
  }
  const wanted = set(given);
  if (wanted === given) return;
  if (fix) await writeFile(file, wanted);
  const wantedLines = wanted.split('\n');
  given.split('\n').forEach((line, index) => {
    const want = wantedLines[index] ?? '';
    if (line === want) return;
    faults += 1;
    if (!fix) console.error(`${file}:${String(index + 1)}\n  ${line.trim()}\n→ ${visible(want.trim())}`);
  });
}

/** Spaces that do not break look like others: here they are shown. */
function visible(text: string): string {
  return text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⍽');
}
