import ts from 'typescript';
import { isTest, packageOf } from './places';
import type { Breach, Source } from './types';

/** Nouns of the contract that mean nothing elsewhere, without accents. */
export const domainNouns: readonly string[] = [
  'visites',
  'patient',
  'intervenant',
  'soignant',
  'tournee',
  'titration',
  'ordonnance',
  'questionnaire',
  'oxygene',
  'ppc',
  'curseur',
];

/**
 * Finds nouns of this site's domain in the code of packages: another contract must be served as well. Comments may take
 * examples from the contract.
 */
export function domainBreaches(sources: readonly Source[], nouns = domainNouns): readonly Breach[] {
  return sources
    .filter(({ path }) => packageOf(path) !== undefined && !isTest(path) && !path.endsWith('.css'))
    .flatMap((source) =>
      wordsOf(source)
        .filter(({ word }) => nouns.includes(word))
        .map(({ word, line }) => ({
          file: source.path,
          line,
          message: `"${word}" is a word of the domain that this site documents.`,
          remedy: 'Read it from the contract or from the configuration of the site, or use a neutral word.',
        })),
    );
}

interface Word {
  readonly word: string;
  readonly line: number;
}

/** Returns the words of names and texts, lower case and without accents: `curseurSuivant` is two. */
function wordsOf({ path, text }: Source): readonly Word[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const words: Word[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isIdentifier(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateLiteralToken(node) ||
      ts.isJsxText(node)
    ) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      words.push(...toWords(node.text).map((word) => ({ word, line })));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return words;
}

function toWords(text: string): readonly string[] {
  const parted = text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return parted.toLowerCase().match(/\p{L}+/gu) ?? [];
}
