import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node, type ParsedNode, type YAMLMap } from 'yaml';
import type { Part, Place } from '../../core/changes/types';

/** A node of a file of the contract, and the line where it begins. */
interface Cursor {
  readonly file: string;
  readonly node: Node | null;
  readonly line: number;
}

/** Finds where a contract of many files says what stands at a place, or as near to it as it still says something. */
export function createLocate(root: string, files: readonly string[]): (place: Place) => Pick<Cursor, 'file' | 'line'> {
  const open = createOpen();
  /** Follows a `$ref` into the file that it names. */
  const follow = (cursor: Cursor): Cursor => {
    const reference = isMap(cursor.node) ? cursor.node.get('$ref') : undefined;
    if (typeof reference !== 'string') return cursor;
    const [file = '', pointer = ''] = reference.split('#');
    const target = file === '' ? cursor.file : join(dirname(cursor.file), file);
    const tokens = pointer.split('/').slice(1).map((token) => token.replace(/~1/g, '/').replace(/~0/g, '~'));
    return tokens.reduce<Cursor>((at, token) => child(at, token) ?? at, open(target));
  };
  const child = (cursor: Cursor, key: string): Cursor | null => {
    const { file, node } = follow(cursor);
    if (!isMap(node)) return null;
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return pair === undefined ? null : { file, node: pair.value as Node, line: open.lineOf(file, pair.key as Node) };
  };
  const element = (cursor: Cursor, test: (item: YAMLMap) => boolean): Cursor | null => {
    const { file, node } = cursor;
    if (!isSeq(node)) return null;
    for (const item of node.items as Node[]) {
      const at = { file, node: item, line: open.lineOf(file, item) };
      const { node: target } = follow(at);
      if (isMap(target) && test(target)) return at;
    }
    return null;
  };
  const inParts = (cursor: Cursor, key: string, name: string): Cursor | null => {
    const holder = child(cursor, key);
    const own = name === '' ? holder : holder === null ? null : child(holder, name);
    if (own !== null) return own;
    const parts = child(cursor, 'allOf');
    for (const item of parts !== null && isSeq(parts.node) ? (parts.node.items as Node[]) : []) {
      const found = inParts({ ...parts, line: 0, file: parts?.file ?? '', node: item }, key, name);
      if (found !== null) return found;
    }
    return null;
  };
  const toStart = ({ owner }: Place): readonly ((at: Cursor) => Cursor | null)[] => {
    if (owner.kind === 'operation') return ['paths', owner.path, owner.method.toLowerCase()].map((key) => (at) => child(at, key));
    const file = files.find((one) => basename(one) === `${owner.name}.yaml` && basename(dirname(one)) === owner.section);
    return file === undefined
      ? ['components', owner.section, owner.name].map((key) => (at) => child(at, key))
      : [() => open(file)];
  };
  const toPart = (part: Part | undefined): readonly ((at: Cursor) => Cursor | null)[] => {
    switch (part?.kind) {
      case undefined:
        return [];
      case 'parameter':
        return [
          (at) => child(at, 'parameters'),
          (at) => element(at, (item) => item.get('name') === part.name && item.get('in') === part.place),
        ];
      case 'body':
        return [(at) => child(at, 'requestBody')];
      case 'response':
        return [(at) => child(at, 'responses'), (at) => child(at, part.status)];
      case 'header':
        return [
          (at) => (part.status === undefined ? at : child(at, 'responses')),
          (at) => (part.status === undefined ? at : child(at, part.status)),
          (at) => child(at, 'headers'),
          (at) => child(at, part.name),
        ];
    }
  };
  /** A body holds its schema in its first content. */
  const toSchema = (at: Cursor): Cursor => {
    const content = child(at, 'content');
    const first = content !== null && isMap(content.node) ? content.node.items[0] : undefined;
    const holder = first === undefined || content === null ? at : { ...content, node: first.value as Node };
    return child(holder, 'schema') ?? at;
  };
  return (place) => {
    const steps = [
      ...toStart(place),
      ...toPart(place.part),
      ...(place.field.length > 0 ? [toSchema] : []),
      ...place.field.map((step) => (at: Cursor) =>
        step === '[]' ? inParts(at, 'items', '') : step === '{}' ? inParts(at, 'additionalProperties', '') : inParts(at, 'properties', step),
      ),
    ];
    let at = open(root);
    for (const step of steps) {
      const next = step(at);
      if (next === null) break;
      at = next;
    }
    return { file: at.file, line: at.line };
  };
}

interface Open {
  (file: string): Cursor;
  readonly lineOf: (file: string, node: Node) => number;
}

/** Reads each file once. */
function createOpen(): Open {
  const read = new Map<string, { readonly node: ParsedNode | null; readonly lines: LineCounter }>();
  const load = (file: string) => {
    const lines = new LineCounter();
    const known = read.get(file) ?? { node: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }).contents, lines };
    read.set(file, known);
    return known;
  };
  return Object.assign((file: string): Cursor => ({ file, node: load(file).node, line: 1 }), {
    lineOf: (file: string, node: Node) => load(file).lines.linePos(node.range?.[0] ?? 0).line,
  });
}
