import type { Code } from 'mdast';
import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import type { WithExamples } from './types.ts';

/**
 * Returns an example as code.
 *
 * @param name Name of the example. Without a name, it is the first one.
 * @param owner Owner of the examples, for the problem: `the body of "creer-une-visite"`.
 */
export function exampleCode(
  contents: readonly WithExamples[],
  { name, title, owner }: { readonly name?: string; readonly title: string; readonly owner: string },
): readonly Code[] | Problem {
  const examples = contents.flatMap((content) => content.examples);
  const example = name === undefined ? examples[0] : examples.find((one) => one.name === name);
  if (example !== undefined) return [{ ...toCodeBlock(example.language, example.text), meta: `title="${title}"` }];
  if (name === undefined)
    return { message: `There is no example of ${owner}.`, remedy: 'Remove it from the directive.' };
  return {
    message: `There is no example "${name}" of ${owner}.`,
    remedy: nearest(
      name,
      examples.map((one) => one.name),
    ),
  };
}

/** Returns code in one language. */
export function toCodeBlock(language: string, text: string): Code {
  return { type: 'code', lang: language, value: text.trimEnd() };
}
