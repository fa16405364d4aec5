import { dirname, resolve } from 'node:path';
import { isObject, toText, type JsonObject } from '../document/json';
import { childAt, escapeToken, pointerTokens } from '../document/pointer';

/** Every file that was read, parsed, by absolute path. */
export type ParsedFiles = ReadonlyMap<string, unknown>;

/** A `$ref`, where it stands. */
export interface PlacedReference {
  readonly file: string;
  /** JSON pointer inside `file`, as a URI fragment. */
  readonly pointer: string;
  readonly node: JsonObject;
}

/**
 * The `$ref`s that close a loop of nothing but `$ref`s, one of each loop: in `A: { $ref: B }` beside `B: { $ref: A }`,
 * that of B. JSON Schema leaves open what they mean, and Redocly cannot read a contract that holds one.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-9.4.1
 */
export function referenceLoops(files: ParsedFiles): readonly PlacedReference[] {
  const closing: PlacedReference[] = [];
  const followed = new Set<JsonObject>();
  for (const start of [...files].flatMap(([file, root]) => references(root, file, '#', new Set()))) {
    const chain = new Set<JsonObject>();
    for (let link: PlacedReference | null = start; link !== null && !followed.has(link.node);) {
      chain.add(link.node);
      const next: PlacedReference | null = follow(link, files);
      if (next !== null && chain.has(next.node)) {
        closing.push(link);
        break;
      }
      link = next;
    }
    for (const node of chain) followed.add(node);
  }
  return closing;
}

function references(node: unknown, file: string, pointer: string, seen: Set<unknown>): readonly PlacedReference[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  const own = isObject(node) && typeof node['$ref'] === 'string' ? [{ file, pointer, node }] : [];
  const below = Object.entries(node).flatMap(([key, child]) =>
    references(child, file, `${pointer}/${escapeToken(key)}`, seen),
  );
  return [...own, ...below];
}

/** The next `$ref` on the way that a `$ref` shows: its target, or one that its pointer passes through. */
function follow({ file, node }: PlacedReference, files: ParsedFiles): PlacedReference | null {
  const [path = '', fragment = ''] = (toText(node['$ref']) ?? '').split('#');
  const target = path === '' ? file : resolve(dirname(file), path);
  let current = files.get(target);
  let pointer = '#';
  for (const token of pointerTokens(fragment)) {
    const next = childAt(current, token);
    if (next === undefined) break;
    current = next;
    pointer += `/${escapeToken(token)}`;
  }
  return isObject(current) && typeof current['$ref'] === 'string' ? { file: target, pointer, node: current } : null;
}
