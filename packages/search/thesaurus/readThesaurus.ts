import { ProblemsError } from '@reliure/openapi';
import { toDisplayPath } from '@reliure/openapi/node';

/** A meaning of a word: its part of speech, and words with the same meaning. */
export interface Sense {
  readonly partOfSpeech: string;
  readonly words: readonly string[];
}

/** The words of a thesaurus, each with its meanings. */
export type Thesaurus = ReadonlyMap<string, readonly Sense[]>;

/**
 * Reads a thesaurus of LibreOffice, such as th_fr_FR_v2.dat: after the line with the encoding, each word with the number
 * of its meanings, and below it a line for each of them.
 *
 * @throws ProblemsError with the line that is not of this form.
 * @example readThesaurus('UTF-8\ncamion|1\n(Nom)|véhicule|fourgon', 'th.dat')
 * @see https://github.com/hunspell/mythes/blob/master/data_layout.txt
 */
export function readThesaurus(text: string, file: string): Thesaurus {
  const lines = text.split(/\r?\n/);
  const thesaurus = new Map<string, readonly Sense[]>();
  let position = 1;
  while (position < lines.length && lines[position] !== '') {
    const [word = '', count = ''] = (lines[position] ?? '').split('|');
    if (!/^\d+$/.test(count)) throw new ProblemsError([toProblem(file, position, lines[position] ?? '')]);
    const senses = lines.slice(position + 1, position + 1 + Number(count));
    thesaurus.set(word, senses.map(toSense));
    position += 1 + Number(count);
  }
  return thesaurus;
}

function toSense(line: string): Sense {
  const [partOfSpeech = '', ...words] = line.split('|');
  // English thesauri add remarks: “vehicle (generic term)”.
  return { partOfSpeech, words: words.map((word) => word.replace(/\s*\(.*\)$/, '').trim()) };
}

function toProblem(file: string, position: number, line: string) {
  return {
    file: toDisplayPath(file),
    line: position + 1,
    message: `The line "${line.slice(0, 60)}" is not a word and the number of its meanings.`,
    remedy: 'Name the .dat file of a thesaurus for LibreOffice, such as th_fr_FR_v2.dat.',
  };
}
