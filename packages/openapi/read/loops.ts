import { isObject, toText, type JsonObject } from '../document/json.ts';
import { childAt, escapeToken, pointerTokens } from '../document/pointer.ts';
import { toFilePath } from './toFilePath.ts';

/** Every file that was read, parsed, by absolute path. */
export type ParsedFiles = ReadonlyMap<string, unknown>;

/** A `$ref` with its location. */
export interface LocatedReference {
  readonly file: string;
  /** JSON pointer inside `file`, as a URI fragment. */
  readonly pointer: string;
  readonly node: JsonObject;
}

/**
 * Returns the `$ref` that closes each loop of nothing but `$ref`s: in `A: { $ref: B }` beside `B: { $ref: A }`, that of
 * B. JSON Schema leaves the meaning of such loops undefined, and Redocly cannot read a contract that contains one.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-9.4.1
 */
export function referenceLoops(files: ParsedFiles): readonly LocatedReference[] {
  const closing: LocatedReference[] = [];
  const followed = new Set<JsonObject>();
  for (const start of [...files].flatMap(([file, root]) => references(root, file, '#', new Set()))) {
    const chain = new Set<JsonObject>();
    for (let link: LocatedReference | null = start; link !== null && !followed.has(link.node);) {
      chain.add(link.node);
      const next: LocatedReference | null = follow(link, files);
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

function references(node: unknown, file: string, pointer: string, seen: Set<unknown>): readonly LocatedReference[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  const own = isObject(node) && typeof node['$ref'] === 'string' ? [{ file, pointer, node }] : [];
  const below = Object.entries(node).flatMap(([key, child]) =>
    references(child, file, `${pointer}/${escapeToken(key)}`, seen),
  );
  return [...own, ...below];
}

/**
 * Returns the next `$ref` on the path to the target: the target itself, or a `$ref` that the pointer passes through;
 * `null` if there is none.
 */
function follow({ file, node }: LocatedReference, files: ParsedFiles): LocatedReference | null {
  const [path = '', fragment = ''] = (toText(node['$ref']) ?? '').split('#');
  const target = path === '' ? file : toFilePath(file, path);
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
