import ts from 'typescript';
import { isTest, type Source } from './read';

/** Words of this contract’s domain, without accents. */
const domain =
  /^(?:visites|patient|intervenant|soignant|tournee|titration|ordonnance|questionnaire|oxygene|ppc|curseur)$/;

/**
 * Finds words of this site's domain in identifiers and texts of packages, which must work with any contract. Comments
 * are not checked, because they may contain examples.
 */
export function domainWords(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => path.startsWith('packages/') && !isTest(path) && !path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      textsOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
        .flatMap(toWords)
        .filter((word) => domain.test(word))
        .map(
          (word) =>
            `${path}: "${word}" is a word of this contract’s domain: read it from the contract, or use a neutral word.`,
        ),
    );
}

/** Returns the identifiers and texts of a syntax tree. */
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
