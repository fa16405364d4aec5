import ts from 'typescript';
import { toFrenchTypography } from './french.ts';

/** Returns glob patterns of the TypeScript files that contain French texts for the visitors of a site. */
export function toSourceFiles(folder: string): readonly string[] {
  return [
    `${folder}/src/**/*.{ts,tsx}`,
    `${folder}/identity.ts`,
    'packages/**/*.fr.ts',
    'packages/*/texts/fr/**/*.ts',
    '!**/node_modules/**',
  ];
}

/** Glob pattern of the French messages of components, which are in English in the code. */
export const messageFiles = 'packages/*/i18n/fr.json';

/** Object members whose text visitors read. */
const visibleMembers: ReadonlySet<string> = new Set([
  'message',
  'title',
  'tagline',
  'label',
  'content',
  'copyright',
  'description',
]);

/** Matches an accented letter. English texts have none, and few French texts lack one. */
const frenchLetter = /[à-öø-ÿœ]/i;

/** The range of a text in a source, in UTF-16 code units. */
export interface VisibleRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the texts of a TypeScript file that visitors read, in order: JSX text, certain members, and French texts.
 *
 * @param name Its extension tells whether it may contain JSX.
 */
export function visibleTexts(source: string, name = 'file.tsx'): readonly VisibleRange[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const ranges: VisibleRange[] = [];
  function visit(node: ts.Node): void {
    if (isVisible(node)) {
      // The node of a literal includes its quotes, and a template part before a value ends with `${`.
      const quote = ts.isJsxText(node) ? 0 : 1;
      const last = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : quote;
      ranges.push({ start: node.getStart(file, false) + quote, end: node.end - last });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return ranges;
}

/** Corrects the typography of the texts in a TypeScript file that visitors read. */
export function toFrenchSource(source: string, name?: string): string {
  return visibleTexts(source, name).reduceRight(
    (result, { start, end }) => result.slice(0, start) + toFrenchLiteral(source.slice(start, end)) + result.slice(end),
    source,
  );
}

/** Corrects a literal. Where it has an escaped space, either width is accepted. */
function toFrenchLiteral(literal: string): string {
  if (!/\\u(?:00a0|202f)/.test(literal)) return toFrenchTypography(literal);
  const text = literal.replace(/\\u(?:00a0|202f)/g, '\u00a0');
  const corrected = toFrenchTypography(text);
  return corrected.replaceAll('\u202f', '\u00a0') === text.replaceAll('\u202f', '\u00a0') ? literal : corrected;
}

/** Corrects the typography of a file of messages. */
export function toFrenchMessages(json: string): string {
  return json.replace(/(?<=": ")(?:[^"\\]|\\.)*(?=",?$)/gm, toFrenchTypography);
}

function isVisible(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return frenchLetter.test(node.text);
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return false;
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return ts.isJsxElement(parent.parent);
  if (frenchLetter.test(node.text)) return true;
  if (!ts.isPropertyAssignment(parent) || !ts.isIdentifier(parent.name)) return false;
  return visibleMembers.has(parent.name.text) && !isProblem(parent.parent);
}

/** Whether an object is a problem report, which is in English because it is for those who build the site. */
function isProblem({ properties }: ts.ObjectLiteralExpression): boolean {
  return properties.some(({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'remedy');
}
