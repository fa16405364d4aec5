import { isObject, members, toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { unmetAssertion, unmetBounds } from '@reliure/schema';
import { applyChildren, describeAll } from './children.ts';
import { applyCombined } from './combined.ts';
import { hasFormat } from './formats.ts';
import { failure, isAllowed, nothing, union } from './outcome.ts';
import type { Apply, Check, Outcome, Place } from './outcome.ts';
import { applyRest } from './rest.ts';

/**
 * Whether a schema of OpenAPI 3.0 or 3.1 allows a value.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core
 */
export function isValid(value: unknown, schema: unknown, check: Check): boolean {
  return isAllowed(applyTo(value, schema, { ...check, isQuick: true }));
}

/** Returns what a schema says of a whole value. */
export function applyTo(value: unknown, schema: unknown, check: Check): Outcome {
  return apply(value, schema, { check: { ...check, known: new Map() }, path: [], schema, above: [] });
}

const apply: Apply = (value, schema, place) => {
  let all = nothing;
  for (const layer of place.check.resolve(schema).layers) {
    if (place.above.includes(layer)) continue;
    all = union([all, applyLayer(value, layer, place, all)]);
    if (isDecided(all, place)) return all;
  }
  return all;
};

/** @param referenced What the schemas that the layer refers to say. */
function applyLayer(value: unknown, layer: JsonObject, place: Place, referenced: Outcome): Outcome {
  if (place.check.isTrusted?.(value, layer) === true) return describeAll(value);
  if (value === null && layer['nullable'] === true) return nothing;
  const own =
    place.check.collects === true
      ? { ...nothing, applied: [{ path: place.path, schema: layer, depth: place.above.length }] }
      : nothing;
  const excluding = unmetAssertion(value, layer);
  if (excluding !== null) return union([own, failure(place, excluding, value, layer)]);
  const inner = { ...place, above: [...place.above, layer] };
  const steps = [
    () => applyBounds(value, layer, place),
    () => applyRequired(value, layer, place),
    () => applyCombined(value, layer, inner, apply),
    () => applyChildren(value, layer, place, apply),
  ];
  let all = own;
  for (const step of steps) {
    all = union([all, step()]);
    if (isDecided(all, place)) return all;
  }
  return union([all, applyRest(value, layer, place, union([referenced, all]), apply)]);
}

function isDecided(outcome: Outcome, { check }: Place): boolean {
  return check.isQuick === true && !isAllowed(outcome);
}

function applyBounds(value: unknown, layer: JsonObject, place: Place): Outcome {
  const keywords = [...unmetBounds(value, layer), ...(hasFormat(value, layer['format']) ? [] : ['format'])];
  return union(keywords.map((keyword) => failure(place, keyword, value, layer)));
}

/** Requires members, always or beside another member. */
function applyRequired(value: unknown, layer: JsonObject, place: Place): Outcome {
  if (!isObject(value)) return nothing;
  const required = toArray(layer['required']).map((name) => ({ name: String(name), keyword: 'required', owner: {} }));
  const dependent = members(layer['dependentRequired']).flatMap(([owner, names]) =>
    Object.hasOwn(value, owner)
      ? toArray(names).map((name) => ({ name: String(name), keyword: 'dependentRequired', owner: { name: owner } }))
      : [],
  );
  const missing = [...required, ...dependent].filter(({ name }) => !Object.hasOwn(value, name));
  if (missing.length === 0) return nothing;
  const omitted = place.check.omitted?.(value, place.schema);
  return union(
    missing
      .filter(({ name }) => omitted?.has(name) !== true)
      .map(({ name, keyword, owner }) =>
        failure({ ...place, path: [...place.path, name] }, keyword, undefined, layer, owner),
      ),
  );
}
