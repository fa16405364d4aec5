import { append } from '../document/append.ts';
import { isObject, member, toText, type JsonObject } from '../document/json.ts';
import { atPointer, escapeToken, pointerTokens } from '../document/pointer.ts';
import { visitParts } from '../document/visitParts.ts';

/** The location of an object in a document, and the schema resource that it belongs to. */
export interface Place {
  /** JSON pointer from the document’s root, as a URI fragment. */
  readonly pointer: string;
  /** The object or the list around it; `null` for the root. */
  readonly parent: object | null;
  /** Pointer to the innermost schema with an `$id` around it; `#` if there is none. */
  readonly resource: string;
  /** URI of that schema, against which references are resolved. */
  readonly base: string;
}

/** A schema with a name that `#name` refers to. */
export interface Anchor {
  readonly name: string;
  readonly node: JsonObject;
  readonly pointer: string;
  readonly resource: string;
  /** Whether a schema on the way to a `$dynamicRef` may replace it. */
  readonly isDynamic: boolean;
}

/** The objects and anchors to which references in a document can refer. */
export interface SchemaIndex {
  /** Each object and list that is not data, after the one around it. */
  readonly places: ReadonlyMap<unknown, Place>;
  readonly anchors: readonly Anchor[];
  /** Returns a pointer from the root to the target of a reference that is written at a place; `null` if it has none. */
  readonly find: (reference: string, place: Place) => string | null;
  /** Returns the anchor that a reference ends with: of several, the one that is the closest to the place. */
  readonly findAnchor: (reference: string, place: Place) => Anchor | null;
}

/** The URI of a document that gives itself none. `$id`s and `$self` may be relative to it. */
const unknownBase = 'https://contract.invalid/';

/**
 * Indexes the `$id`s and anchors of a document.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2
 */
export function indexSchemas(document: object): SchemaIndex {
  const places = new Map<unknown, Place>();
  const documentBase = (toUri(toText(member(document, '$self')) ?? '', unknownBase) ?? unknownBase).replace(/#.*/, '');
  const resources = new Map([[documentBase, '#']]);
  const anchors = new Map<string, Anchor[]>();

  function add(node: object, around: Place): void {
    if (places.has(node)) return;
    const place = toPlace(node, around);
    places.set(node, place);
    if (!resources.has(place.base)) resources.set(place.base, place.pointer);
    if (!isObject(node)) return;
    const { pointer, resource } = place;
    for (const [name, isDynamic] of anchorNames(node))
      append(anchors, name, { name, node, pointer, resource, isDynamic });
  }

  add(document, { pointer: '#', parent: null, resource: '#', base: documentBase });
  visitParts(document, ({ parent, key, value }) => {
    const around = places.get(parent);
    if (around === undefined || !(isObject(value) || Array.isArray(value))) return false;
    add(value, { ...around, parent, pointer: toChildPointer(around.pointer, key) });
    return true;
  });

  function findAnchor(reference: string, { base, pointer }: Place): Anchor | null {
    const [uri = '', fragment = ''] = toUri(reference, base)?.split('#') ?? [];
    const named = anchors.get(fragment) ?? [];
    const own = named.filter(({ resource }) => resource === resources.get(uri));
    return nearest(own.length > 0 ? own : named, pointer);
  }

  function find(reference: string, place: Place): string | null {
    const [uri = '', fragment = ''] = toUri(reference, place.base)?.split('#') ?? [];
    const root = resources.get(uri);
    if (root === undefined) return null;
    if (fragment !== '' && !fragment.startsWith('/')) return findAnchor(reference, place)?.pointer ?? null;
    const pointer = `${root}${fragment}`;
    return atPointer(document, pointer) === undefined ? null : pointer;
  }

  return { places, anchors: [...anchors.values()].flat(), find, findAnchor };
}

function toPlace(node: object, around: Place): Place {
  const id = isObject(node) ? toText(node['$id']) : undefined;
  const uri = id === undefined || id.startsWith('#') ? null : toUri(id, around.base);
  return uri === null ? around : { ...around, resource: around.pointer, base: uri.replace(/#.*/, '') };
}

/** Returns the names of a schema, and whether each is dynamic. Before `$anchor`, drafts wrote `$id: '#name'`. */
function anchorNames({ $id, $anchor, $dynamicAnchor }: JsonObject): readonly (readonly [string, boolean])[] {
  return [
    ...(typeof $id === 'string' && /^#./.test($id) ? [[$id.slice(1), false] as const] : []),
    ...(typeof $anchor === 'string' ? [[$anchor, false] as const] : []),
    ...(typeof $dynamicAnchor === 'string' ? [[$dynamicAnchor, true] as const] : []),
  ];
}

/**
 * Returns the pointer to the component schema that contains a location; `null` if none does. A schema without an `$id`
 * that refers to `#` means it: strictly, that would be the whole contract, which is not a schema.
 */
export function toComponentPointer(pointer: string): string | null {
  return /^#\/components\/schemas\/[^/]+/.exec(pointer)?.[0] ?? null;
}

/** Returns a pointer to a member or an element. */
export function toChildPointer(pointer: string, key: string): string {
  // `encodeURIComponent` would encode the dollar sign of keywords too, which needs no encoding.
  return `${pointer}/${encodeURIComponent(escapeToken(key)).replaceAll('%24', '$')}`;
}

function toUri(reference: string, base: string): string | null {
  try {
    return new URL(reference, base).href;
  } catch {
    return null;
  }
}

/** Returns the anchor whose location has the most in common with a place; `null` if several have as much. */
function nearest(anchors: readonly Anchor[], pointer: string): Anchor | null {
  const tokens = pointerTokens(pointer);
  const shared = anchors.map((anchor) => {
    const others = pointerTokens(anchor.pointer);
    const difference = others.findIndex((token, index) => token !== tokens[index]);
    // A schema around the place is closer than one beside it.
    return difference === -1 ? others.length + 0.5 : difference;
  });
  const [only, ...others] = anchors.filter((_anchor, index) => shared[index] === Math.max(...shared));
  return others.length === 0 ? (only ?? null) : null;
}
