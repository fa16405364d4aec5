import ts from 'typescript';
import { toFrenchTypography } from './french';

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

/** Sets the typography of the texts of a TypeScript file that a visitor reads: JSX text and named members. */
export function toFrenchSource(source: string): string {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  function visit(node: ts.Node): void {
    if (isVisible(node)) {
      const start = node.getStart(file, false);
      const text = source.slice(start, node.end);
      edits.push({ start, end: node.end, text: toFrenchTypography(text) });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);

  return edits
    .toReversed()
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), source);
}

function isVisible(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return false;
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return ts.isJsxElement(parent.parent);
  return ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && visibleMembers.has(parent.name.text);
}
