import { isMap, isSeq } from 'yaml';
import { ProblemsError } from '@reliure/openapi';
import type { Problem, FileProblem } from '@reliure/openapi';
import { readYaml, toDisplayPath } from '@reliure/openapi/node';
import { texts } from '../../texts.ts';
import type { Lexicon } from './synonyms.ts';

/**
 * Reads a lexicon: the words of the site, each with a list of what visitors type for it.
 *
 * @param text YAML or JSON.
 * @param file Path of the lexicon, for error messages.
 * @throws ProblemsError with the line of every entry that is not such a list.
 */
export function readLexicon(text: string, file: string): Lexicon {
  const { contents, lineOf, problem } = readYaml(text);
  const at = (line: number, { message, remedy }: Problem): FileProblem => ({
    file: toDisplayPath(file),
    line,
    message,
    remedy,
  });
  if (problem !== null) throw new ProblemsError([at(problem.line, problem)]);
  const { word: exampleWord, typed: exampleList } = texts().lexiconExample;
  if (!isMap(contents)) {
    const remedy = `Write a map, such as « ${exampleWord}: ${exampleList} ».`;
    throw new ProblemsError([at(1, { message: 'The file is not a map of words.', remedy })]);
  }
  const listRemedy = `Write a list of strings, such as ${exampleList}; quote numbers.`;
  const entries: (readonly [string, readonly string[]])[] = [];
  const problems: FileProblem[] = [];
  for (const { key, value } of contents.items) {
    const word = String(key);
    const typed: unknown = isSeq(value) ? value.toJSON() : undefined;
    if (isStringList(typed)) entries.push([word, typed]);
    else
      problems.push(at(lineOf(key), { message: `The word « ${word} » has no list of strings.`, remedy: listRemedy }));
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  return new Map(entries);
}

function isStringList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string' && text.trim() !== '')
  );
}
