import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Language, Parser, type Node } from 'web-tree-sitter';

const { resolve } = createRequire(import.meta.url);

/**
 * Loads the Tree-sitter grammar of a language.
 *
 * @returns A function that parses a program and throws if its syntax is wrong.
 */
export async function loadParser(language: string): Promise<(code: string) => Node> {
  await Parser.init();
  const grammar = readFileSync(resolve(`@repomix/tree-sitter-wasms/out/tree-sitter-${language}.wasm`));
  const parser = new Parser().setLanguage(await Language.load(grammar));
  return (code) => {
    const root = parser.parse(code)?.rootNode;
    if (root === undefined) throw new Error(`The ${language} parser returned no tree.`);
    const [error] = findErrors(root);
    if (error === undefined) return root;
    const { row, column } = error.startPosition;
    throw new Error(
      `${error.isMissing ? `“${error.type}” is missing` : 'Syntax error'} in line ${row + 1}, column ${column + 1}: ${code.split('\n')[row] ?? ''}`,
    );
  };
}

/** Returns the nodes that the parser inserted or could not place. */
function findErrors(node: Node): readonly Node[] {
  if (!node.hasError) return [];
  return node.isError || node.isMissing ? [node] : node.children.flatMap(findErrors);
}
