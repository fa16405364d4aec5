import type { Node } from 'web-tree-sitter';
import { readDartLiteral } from './literals.ts';

/** Returns the values of all calls of `jsonEncode` in a program, whose arguments are literals. */
export function readEncodedValues(root: Node): readonly unknown[] {
  return root
    .descendantsOfType('identifier')
    .filter((node) => node.text === 'jsonEncode')
    .map((node) => toValue(onlyChild(node.nextNamedSibling?.descendantsOfType('argument')[0])));
}

/** @see https://dart.dev/language/collections */
function toValue(node: Node): unknown {
  const children = node.namedChildren;
  switch (node.type) {
    case 'string_literal':
      return readDartLiteral(node.text).fixed.join('');
    case 'list_literal':
      return children.map(toValue);
    case 'set_or_map_literal':
      return Object.fromEntries(children.map((pair) => [toValue(field(pair, 'key')), toValue(field(pair, 'value'))]));
    case 'true':
    case 'false':
    case 'null_literal':
    case 'decimal_integer_literal':
    case 'decimal_floating_point_literal':
    case 'unary_expression':
      return JSON.parse(node.text) as unknown;
    default:
      throw new Error(`No value: ${node.type} ${node.text}`);
  }
}

function field(node: Node, name: string): Node {
  const found = node.childForFieldName(name);
  if (found === null) throw new Error(`No ${name}: ${node.text}`);
  return found;
}

function onlyChild(node: Node | undefined): Node {
  const [child, ...others] = node?.namedChildren ?? [];
  if (child === undefined || others.length > 0) throw new Error('jsonEncode needs one argument.');
  return child;
}
