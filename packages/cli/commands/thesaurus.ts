import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSiteWords, readThesaurus, relatedWords } from '@reliure/search/node';
import type { Run } from '../command.ts';
import { readSite } from '../site.ts';
import { UsageError } from '../usageError.ts';
import { assertBuilt } from './serveSite.ts';

/** Writes what the search of a built site can use of a thesaurus, as the file that its setting `thesaurus` names. */
export const thesaurus: Run = async ({ site, parameters, options }) => {
  await readSite(site);
  const [source = '', output = ''] = parameters;
  if (output === '') throw new UsageError('There are no two files.', 'Name the thesaurus, then the file to write.');
  if (!existsSync(source)) throw new UsageError(`There is no ${source}.`, 'Name a .dat file, such as th_fr_FR_v2.dat.');
  const { licence, folder = join(site, 'build') } = options;
  if (licence === undefined) {
    const remedy = 'Add --licence "…" with the name, the holders and the licence of the thesaurus.';
    throw new UsageError('A file that is made from a thesaurus states its licence.', remedy);
  }
  assertBuilt(resolve(folder), folder);
  const words = readSiteWords(readFileSync(join(folder, 'search-index.json'), 'utf8'));
  const related = relatedWords(readThesaurus(decode(readFileSync(source)), source), words);
  const lines = [...related].map(([word, targets]) => `${word}: [${targets.join(', ')}]`);
  const head = [
    'Words that the site lacks, each with words of the site. Written by `reliure thesaurus` from:',
    licence,
  ];
  writeFileSync(output, [...head.map((line) => `# ${line}`), ...lines.toSorted(), ''].join('\n'));
  console.log(`${output} contains ${related.size} words.`);
  return true;
};

/** Decodes a thesaurus, whose first line names its encoding. */
function decode(file: Buffer): string {
  const [encoding = ''] = file.toString('latin1').split(/\r?\n/, 1);
  return new TextDecoder(encoding).decode(file);
}
