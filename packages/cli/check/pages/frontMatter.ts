import { readSearchPhrases } from '@reliure/guides';
import { ProblemsError } from '@reliure/openapi';
import { readYaml } from '@reliure/openapi/node';
import type { FileProblem, LineProblem } from '@reliure/openapi';

/** Returns the first syntax error of a page’s front matter, with its line in the file. */
export function frontMatterProblem(source: string): LineProblem | null {
  const { problem } = readYaml(yamlOf(source));
  if (problem === null) return null;
  const { line, message } = problem;
  return {
    line: line + 1,
    message: `The front matter cannot be read: ${message}`,
    remedy: 'Put values that contain a colon in quotes, close quotes and brackets, and check the indentation.',
  };
}

/** Returns what is wrong with the search phrases of a page, with their line in the file. */
export function phrasesProblem(
  frontMatter: Readonly<Record<string, unknown>>,
  source: string,
  file: string,
): FileProblem | null {
  try {
    readSearchPhrases(frontMatter, file);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemsError) || error.problems[0] === undefined) throw error;
    const line = source.split('\n').findIndex((text) => text.startsWith('search_phrases:')) + 1;
    return { ...error.problems[0], line };
  }
}

/** Reads what decides about the address of a page, from front matter that may be faulty. */
export function readAddress(source: string): Readonly<Record<string, string>> {
  const members = yamlOf(source).matchAll(/^(slug|id): *["']?([^"'\n]+?)["']? *$/gm);
  return Object.fromEntries([...members].map(([, name = '', value = '']) => [name, value]));
}

/** Returns the front matter of a page, which is in its first lines. */
function yamlOf(source: string): string {
  return /^---\n([^]*?)\n---(?:\n|$)/.exec(source.replaceAll('\r\n', '\n'))?.[1] ?? '';
}
