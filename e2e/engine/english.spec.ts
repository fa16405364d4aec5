import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { allowed } from '../../checks/english/allowed.ts';
import { frenchInFile } from '../../checks/english/frenchInFile.ts';
import { readFrenchTexts } from '../../checks/english/frenchTexts.ts';
import { expect, test } from '../test.ts';

/** The site’s own sources, whose words are English even if they are also French. */
const sources = [
  'example/identity.ts',
  ...['contract', 'partner', 'docs'].flatMap((name) => listFiles(`example/${name}`)),
];

test('no file of a site in English contains French', { tag: '@no-french-in-english-site' }, async ({ built }) => {
  test.slow();
  const french = await readFrenchTexts(sources.map((file) => readFileSync(file, 'utf8')));
  const files = listFiles(built);
  const found = files.flatMap((file) => frenchInFile(relative(built, file), readFileSync(file), french, allowed));
  expect(french.phrases.length).toBeGreaterThan(300);
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
