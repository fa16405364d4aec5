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
  if (output === '')
    throw new UsageError('The command needs two files.', 'Name the thesaurus, then the file to write.');
  if (!existsSync(source)) throw new UsageError(`There is no ${source}.`, 'Name a .dat file, such as th_fr_FR_v2.dat.');
  const { licence, folder = join(site, 'build') } = options;
  if (licence === undefined) {
    const remedy = 'Add --licence "…" with the name, the holders and the licence of the thesaurus.';
    throw new UsageError('A file that is made from a thesaurus states its licence.', remedy);
  }
  assertBuilt(resolve(folder), folder);
  const read = readThesaurus(decode(readFileSync(source), source), source);
  const related = relatedWords(read, readSiteWords(readFileSync(join(folder, 'search-index.json'), 'utf8')));
  const lines = [...related].map(([word, targets]) => `${word}: [${targets.join(', ')}]`);
  const head = [
    'Words that the site lacks, each with words of the site. Written by `reliure thesaurus` from:',
    licence,
  ];
  writeFileSync(output, [...head.map((line) => `# ${line}`), ...lines.toSorted(), ''].join('\n'));
  console.log(`${output} contains ${related.size} words.`);
  return true;
};

/** Decodes a thesaurus, whose first line names its encoding. @throws UsageError if it names none. */
function decode(content: Buffer, file: string): string {
  const [encoding = ''] = content.toString('latin1').split(/\r?\n/, 1);
  try {
    return new TextDecoder(encoding).decode(content);
  } catch {
    const message = `The first line of ${file} is not the name of an encoding: "${encoding.slice(0, 60)}".`;
    throw new UsageError(message, 'Name the .dat file of a thesaurus for LibreOffice, such as th_fr_FR_v2.dat.');
  }
}
