import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unescapeToken } from '@reliure/openapi';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node, type ParsedNode, type YAMLMap } from 'yaml';

/** A node in a file of the contract, and the line on which it begins. */
export interface Cursor {
  readonly file: string;
  readonly node: Node | null;
  readonly line: number;
}

/** Opens a file at its root node. `lineOf` returns the line on which a node of a file begins. */
export interface Open {
  (file: string): Cursor;
  readonly lineOf: (file: string, node: Node) => number;
}

/** Moves from one node of the contract to another, possibly in another file; returns `null` if there is none. */
export type CursorStep = (at: Cursor, open: Open) => Cursor | null;

/** Creates a function that opens files, and reads each only once. */
export function createOpen(): Open {
  const read = new Map<string, { readonly node: ParsedNode | null; readonly lines: LineCounter }>();
  const load = (file: string) => {
    const lines = new LineCounter();
    const loaded = read.get(file) ?? {
      node: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }).contents,
      lines,
    };
    read.set(file, loaded);
    return loaded;
  };
  return Object.assign((file: string): Cursor => ({ file, node: load(file).node, line: 1 }), {
    lineOf: (file: string, node: Node) => load(file).lines.linePos(node.range?.[0] ?? 0).line,
  });
}

/** Moves to a member of a map. */
export function child(key: string): CursorStep {
  return (at, open) => {
    const { file, node } = follow(at, open);
    if (!isMap(node)) return null;
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return pair === undefined ? null : { file, node: pair.value as Node, line: open.lineOf(file, pair.key as Node) };
  };
}

/** Moves to the first map of a list that passes a test. */
export function element(test: (item: YAMLMap) => boolean): CursorStep {
  return (at, open) => {
    const items = itemsOf(at).map((node) => ({ file: at.file, node, line: open.lineOf(at.file, node) }));
    const found = items.find((item) => {
      const { node } = follow(item, open);
      return isMap(node) && test(node);
    });
    return found ?? null;
  };
}

/**
 * Moves to the value of a schema’s keyword, or to a named member of it, in the schema itself or in a part of its
 * `allOf`.
 */
export function inParts(key: string, name?: string): CursorStep {
  return (at, open) => {
    const parent = child(key)(at, open);
    const own = name === undefined || parent === null ? parent : child(name)(parent, open);
    if (own !== null) return own;
    const parts = child('allOf')(at, open);
    if (parts === null) return null;
    for (const node of itemsOf(parts)) {
      const found = inParts(key, name)({ ...parts, node }, open);
      if (found !== null) return found;
    }
    return null;
  };
}

/** Moves from a parameter, a header, or the first content of a body to its schema; stays if there is none. */
export function toSchema(at: Cursor, open: Open): Cursor {
  const content = child('content')(at, open);
  const first = content !== null && isMap(content.node) ? content.node.items[0] : undefined;
  const parent = first === undefined || content === null ? at : { ...content, node: first.value as Node };
  return child('schema')(parent, open) ?? at;
}

/** Follows a `$ref` into the file that it names. */
function follow(at: Cursor, open: Open): Cursor {
  const reference = isMap(at.node) ? at.node.get('$ref') : undefined;
  if (typeof reference !== 'string') return at;
  const [file = '', pointer = ''] = reference.split('#');
  const tokens = pointer.split('/').slice(1);
  return tokens
    .map(unescapeToken)
    .reduce((to, token) => child(token)(to, open) ?? to, open(file === '' ? at.file : join(dirname(at.file), file)));
}

function itemsOf({ node }: Cursor): readonly Node[] {
  return isSeq(node) ? (node.items as Node[]) : [];
}
