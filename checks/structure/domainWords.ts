import ts from 'typescript';
import { isTest, type Source } from './read.ts';

/**
 * Finds words of a site's domain in identifiers and texts of packages and of the engine’s browser tests, which must work
 * with any contract. Comments are not checked, because they may contain examples.
 *
 * @param words In lower case and without accents.
 */
export function domainWords(sources: readonly Source[], words: ReadonlySet<string>): readonly string[] {
  return sources
    .filter(({ path }) => (path.startsWith('packages/') && !isTest(path)) || path.startsWith('e2e/engine/'))
    .filter(({ path }) => !path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      textsOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
        .flatMap(toWords)
        .filter((word) => words.has(word))
        .map(
          (word) =>
            `${path}: "${word}" is a word of the domain of site/: read it from the contract, or use a neutral word.`,
        ),
    );
}

/** Returns the identifiers, string literals and JSX texts of a syntax tree. */
function textsOf(node: ts.Node): readonly string[] {
  const texts: string[] = [];
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
    texts.push(node.text);
  }
  ts.forEachChild(node, (child) => void texts.push(...textsOf(child)));
  return texts;
}

/**
 * Splits text into words, in lower case and without accents.
 *
 * @example toWords('curseurSuivant') // ['curseur', 'suivant']
 */
function toWords(text: string): readonly string[] {
  const spaced = text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return spaced.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Reads a list of words: one in each line; `#` starts a comment. */
export function readWords(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').filter((line) => /^[^#\s]/.test(line)));
}
