import ts from 'typescript';
import { resolveImport } from './resolveImport';
import type { Import, Repository, Source } from './types';

/** Reads all imports of a repository, those of types included. */
export function readImports(repository: Repository): readonly Import[] {
  const files = new Set(repository.sources.map(({ path }) => path));
  return repository.sources.flatMap((source) =>
    specifiersOf(source).map(({ specifier, line }) => ({
      from: source.path,
      line,
      specifier,
      target: resolveImport(specifier, source.path, files, repository.manifests),
    })),
  );
}

interface Specifier {
  readonly specifier: string;
  readonly line: number;
}

function specifiersOf({ path, text }: Source): readonly Specifier[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: Specifier[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      found.push({ specifier: specifier.text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  const specifier = writtenSpecifier(node);
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier : undefined;
}

function writtenSpecifier(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const isImport =
    node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === 'require');
  return isImport ? node.arguments[0] : undefined;
}
