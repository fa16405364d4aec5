import { isObject, member, type JsonObject } from './json';
import { atPointer, pointerTokens } from './pointer';

/** What stands behind a `$ref` of a bundled contract. */
export interface Resolved {
  /** The object itself; members beside the `$ref` stand over those of its target. */
  readonly node: JsonObject;
  /** Where the target stands; `null` for an object that was not referred to. */
  readonly pointer: string | null;
  /** The target's name among the components. */
  readonly name: string | null;
}

export type Resolve = (node: unknown) => Resolved;

/**
 * Follows `$ref`s inside one bundled document. A reference that leads to itself ends as an empty object.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export function createResolve(document: JsonObject): Resolve {
  return (node) => {
    const visited: string[] = [];
    let siblings: JsonObject = {};
    let current: unknown = node;
    for (let pointer = referenceOf(current); pointer !== null; pointer = referenceOf(current)) {
      const { $ref: _reference, ...rest } = current as JsonObject;
      siblings = { ...rest, ...siblings };
      if (visited.includes(pointer)) {
        current = {};
        break;
      }
      visited.push(pointer);
      current = atPointer(document, pointer);
    }
    const pointer = visited[0] ?? null;
    const target = isObject(current) ? current : {};
    return { node: visited.length === 0 ? target : { ...target, ...siblings }, pointer, name: componentName(pointer) };
  };
}

/** The local reference that an object is, if it is one. */
export function referenceOf(node: unknown): string | null {
  const reference = member(node, '$ref');
  return typeof reference === 'string' && reference.startsWith('#') ? reference : null;
}

function componentName(pointer: string | null): string | null {
  const tokens = pointer === null ? [] : pointerTokens(pointer);
  return tokens[0] === 'components' && tokens.length === 3 ? (tokens[2] ?? null) : null;
}
