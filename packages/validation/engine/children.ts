import { isObject, member, members, toArray, toNumber } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toPattern } from '@reliure/schema';
import { knownOutcome } from './known.ts';
import { failure, isAllowed, nothing, union } from './outcome.ts';
import type { Apply, Outcome, Place, Sender } from './outcome.ts';

/** The keyword of the members that a sender does not send. */
export const omittedBy = { client: 'readOnly', server: 'writeOnly' } as const;

/** Applies schemas to the members of an object or the items of a list. */
export function applyChildren(value: unknown, layer: JsonObject, place: Place, apply: Apply): Outcome {
  if (Array.isArray(value)) return applyItems(value, layer, place, apply);
  if (!isObject(value)) return nothing;
  const patterns = members(layer['patternProperties']).map(([source, schema]) => [toPattern(source), schema] as const);
  const additional = layer['additionalProperties'];
  const outcomes: Outcome[] = [];
  for (const [name, own] of members(value)) {
    const at = { ...place, path: [...place.path, name] };
    const known = member(layer['properties'], name);
    const matching = patterns.filter(([pattern]) => pattern?.test(name) === true).map(([, schema]) => schema);
    const described = [...(known === undefined ? [] : [known]), ...matching];
    const [schemas, keyword] =
      described.length > 0 || additional === undefined
        ? [described, 'properties']
        : [[additional], 'additionalProperties'];
    const applied = schemas.map((schema) => applyChild(own, schema, at, keyword, layer, apply));
    const names = layer['propertyNames'] === undefined ? nothing : applyName(name, layer, at, apply);
    outcomes.push(...applied, names, ...(schemas.length > 0 ? [{ ...nothing, names: new Set([name]) }] : []));
    if (place.check.isQuick === true && ![names, ...applied].every(isAllowed)) break;
  }
  return union(outcomes);
}

/** Applies the schema of a member or an item, which a place names. A schema that allows nothing forbids it by name. */
export function applyChild(
  value: unknown,
  schema: unknown,
  at: Place,
  keyword: string,
  layer: JsonObject,
  apply: Apply,
): Outcome {
  if (schema === false) return failure(at, keyword, value, layer);
  const { failures, remarks, applied } = knownOutcome(value, schema, at, () =>
    apply(value, schema, { ...at, schema, above: [] }),
  );
  const { sender, resolve } = at.check;
  const isUnsent = sender !== undefined && isMarked(schema, omittedBy[sender], resolve);
  const unsent = isUnsent ? failure(at, omittedBy[sender], value, layer).failures : [];
  return failures.length + remarks.length + applied.length + unsent.length === 0
    ? nothing
    : { ...nothing, failures, applied, remarks: [...remarks, ...unsent] };
}

/** Whether a schema, or one that it includes, has an annotation. */
function isMarked(schema: unknown, annotation: string, resolve: Resolve, depth = 0): boolean {
  return resolve(schema).layers.some(
    (layer) =>
      layer[annotation] === true ||
      (depth < 8 && toArray(layer['allOf']).some((part) => isMarked(part, annotation, resolve, depth + 1))),
  );
}

/** Returns the names of the members that a sender does not send, of all that a schema and its parts describe. */
export function unsentNames(schema: unknown, sender: Sender, resolve: Resolve, depth = 0): ReadonlySet<string> {
  const names = resolve(schema).layers.flatMap((layer) => {
    const own = members(layer['properties']).filter(([, child]) => isMarked(child, omittedBy[sender], resolve));
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => toArray(layer[keyword]));
    const inner = depth > 8 ? [] : parts.flatMap((part) => [...unsentNames(part, sender, resolve, depth + 1)]);
    return [...own.map(([name]) => name), ...inner];
  });
  return new Set(names);
}

function applyName(name: string, layer: JsonObject, at: Place, apply: Apply): Outcome {
  const { failures } = apply(name, layer['propertyNames'], { ...at, above: [] });
  return failures.length === 0 ? nothing : failure(at, 'propertyNames', name, layer, { branches: [failures] });
}

function applyItems(list: readonly unknown[], layer: JsonObject, place: Place, apply: Apply): Outcome {
  const prefix = toArray(layer['prefixItems']);
  const outcomes: Outcome[] = [];
  for (const [index, item] of list.entries()) {
    const schema = index < prefix.length ? prefix[index] : layer['items'];
    if (schema === undefined) continue;
    const applied = applyChild(item, schema, { ...place, path: [...place.path, index] }, 'items', layer, apply);
    outcomes.push(applied, { ...nothing, indexes: new Set([index]) });
    if (place.check.isQuick === true && !isAllowed(applied)) break;
  }
  if (layer['contains'] !== undefined) outcomes.push(applyContains(list, layer, place, apply));
  return union(outcomes);
}

function applyContains(list: readonly unknown[], layer: JsonObject, place: Place, apply: Apply): Outcome {
  const at = { ...place, check: { ...place.check, isQuick: true as const }, above: [] };
  const found = [...list.keys()].filter((index) => isAllowed(apply(list[index], layer['contains'], at)));
  const min = toNumber(layer['minContains']) ?? 1;
  const isMet = found.length >= min && found.length <= (toNumber(layer['maxContains']) ?? Infinity);
  const failed = isMet ? nothing : failure(place, 'contains', list, layer, { count: found.length });
  return union([failed, { ...nothing, indexes: new Set(found) }]);
}

/** Returns the outcome of a schema that describes the whole value. */
export function describeAll(value: unknown): Outcome {
  if (Array.isArray(value)) return { ...nothing, indexes: new Set(value.keys()) };
  return isObject(value) ? { ...nothing, names: new Set(Object.keys(value)) } : nothing;
}
