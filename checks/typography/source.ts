import ts from 'typescript';
import { toFrenchTypography } from './french';

/** The files of TypeScript that hold texts which a visitor reads, as glob patterns. */
export const sourceFiles = [
  'site/src/**/*.{ts,tsx}',
  'packages/{browser,docusaurus,guides,publish,reference,richtext,samples,schema,theme}/**/*.{ts,tsx}',
  'packages/search/{plugin,ui}/**/*.{ts,tsx}',
  '!packages/samples/run/**',
  '!**/*.test.ts',
  '!**/testing/**',
  'site/identity.ts',
  'site/docusaurus.config.ts',
  'site/themeConfig.ts',
];

/** Members whose text a visitor reads. */
const visibleMembers: ReadonlySet<string> = new Set([
  'message',
  'title',
  'tagline',
  'label',
  'content',
  'copyright',
  'description',
]);

/** No text in English has one, and few in French are without. */
const frenchLetter = /[à-öø-ÿœ]/i;

/** Where a text stands in a source, in UTF-16 code units. */
export interface VisibleRange {
  readonly start: number;
  readonly end: number;
}

/** The texts of a TypeScript file that a visitor reads, in their order: JSX text, named members, and what is French. */
export function visibleTexts(source: string): readonly VisibleRange[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const ranges: VisibleRange[] = [];
  function visit(node: ts.Node): void {
    if (isVisible(node)) {
      // The quotes of a literal would stand where its text ends; a value in a template begins with two signs.
      const quote = ts.isJsxText(node) ? 0 : 1;
      const last = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : quote;
      ranges.push({ start: node.getStart(file, false) + quote, end: node.end - last });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return ranges;
}

/** Sets the typography of the texts of a TypeScript file that a visitor reads. */
export function toFrenchSource(source: string): string {
  return visibleTexts(source).reduceRight(
    (result, { start, end }) =>
      result.slice(0, start) + toFrenchTypography(source.slice(start, end)) + result.slice(end),
    source,
  );
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

/** Returns whether an object is a problem report: those are in English, for whoever builds the site. */
function isProblem({ properties }: ts.ObjectLiteralExpression): boolean {
  return properties.some(({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'remedy');
}
