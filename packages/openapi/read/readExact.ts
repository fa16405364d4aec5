import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Pair } from 'yaml';
import { toExactNumber, type JsonNumber } from '../document/exactNumber';
import { toOrderedObject } from '../document/memberOrder';

/**
 * Parses YAML or JSON like a JSON parser that loses nothing: numbers keep their digits, and members their order. Syntax
 * errors are ignored; whoever needs to know of them reads the text with `readYaml` first.
 */
export function readExact(text: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent', strict: false, uniqueKeys: false });
  return toValue(document.contents, document, new Map());
}

function toValue(node: unknown, document: Document, aliased: Map<unknown, unknown>): unknown {
  if (isAlias(node)) return toValue(node.resolve(document), document, aliased);
  if (isScalar(node)) return typeof node.value === 'number' ? toNumber(node.value, node.source) : node.value;
  if (!isMap(node) && !isSeq(node)) return node ?? null;
  if (aliased.has(node)) return aliased.get(node);
  const value = isMap(node)
    ? toOrderedObject(
        (node.items as readonly Pair[]).map((pair) => [
          String(isScalar(pair.key) ? (pair.key.source ?? pair.key.value) : pair.key),
          toValue(pair.value, document, aliased),
        ]),
      )
    : node.items.map((item) => toValue(item, document, aliased));
  aliased.set(node, value);
  return value;
}

/** Returns a number with the digits of its source, unless JSON has no such notation: `0x1F`, `.inf`. */
function toNumber(value: number, source: string | undefined): JsonNumber {
  const text = (source ?? '')
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '');
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text) ? toExactNumber(text) : value;
}
