/**
 * Creates the function `findCode` of a language.
 *
 * @param nouns Words before a code or a status, such as “error”, separated by `|`.
 * @param codeNouns Words that come only before a code.
 */
export function createCodeFinder(nouns: string, codeNouns: string): (query: string) => string | undefined {
  // A single compound word, optionally after its status or a noun.
  const asCode = new RegExp(
    `^\\s*(?:(?:\\d{3}|${nouns}|${codeNouns})\\s+)*([\\p{L}\\d]+(?:[-_.][\\p{L}\\d]+)+)\\s*$`,
    'iu',
  );
  // A failure status, alone or with words that occur in every call, such as a method.
  const methods = 'get|put|post|patch|delete';
  const asStatus = new RegExp(
    `^\\s*(?:(?:${methods}|http|api|${nouns})\\s+)*([45]\\d\\d)(?:\\s+(?:${methods}))?\\s*$`,
    'i',
  );
  return (query) => (asCode.exec(query) ?? asStatus.exec(query))?.[1];
}
