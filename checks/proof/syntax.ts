import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Parses a file. @throws Error if it does not exist. */
export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Returns a node with all its descendants, outermost first. */
export function descendants(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void found.push(...descendants(child)));
  return found;
}

/**
 * Returns the names in a callee, outermost first, without intermediate calls.
 *
 * @example The callee of `test.describe.skip('…')` gives `['test', 'describe', 'skip']`, that of `it.each(rows)('…')`
 *   `['it', 'each']`.
 */
export function calleePath(callee: ts.Expression): readonly string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleePath(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleePath(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleePath(callee.tag);
  return [];
}

/**
 * Finds a function by its name, if the file declares it or imports it with a relative path; returns `null` for other
 * imports.
 */
export function findFunction(name: string, source: ts.SourceFile): ts.Node | null {
  for (const node of descendants(source)) {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) return node;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) {
      const { initializer } = node;
      if (initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))) {
        return initializer;
      }
    }
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
      const imported = bindings.elements.find((element) => element.name.text === name);
      if (imported === undefined || !ts.isStringLiteral(node.moduleSpecifier)) continue;
      const file = resolveImport(source.fileName, node.moduleSpecifier.text);
      return file === null ? null : findFunction((imported.propertyName ?? imported.name).text, parse(file));
    }
  }
  return null;
}

function resolveImport(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  return (
    [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
      (file) => /\.tsx?$/.test(file) && existsSync(file),
    ) ?? null
  );
}
