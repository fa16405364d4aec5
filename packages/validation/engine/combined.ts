import { isObject, member, members, toArray, toObject, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { discriminatorValues, isDefaultVariant } from '@reliure/schema';
import { failure, isAllowed, nothing, union } from './outcome.ts';
import type { Apply, Failure, Outcome, Place } from './outcome.ts';

/** Applies the schemas that a schema combines. */
export function applyCombined(value: unknown, layer: JsonObject, place: Place, apply: Apply): Outcome {
  // What a negation or a condition asks is the value as it is, without regard to its sender.
  const { omitted: _omitted, sender: _sender, ...asking } = place.check;
  const asked = { ...place, check: { ...asking, isQuick: true as const } };
  return union([
    ...toArray(layer['allOf']).map((schema) => apply(value, schema, place)),
    applyAny(value, layer, place, apply),
    applyOne(value, layer, place, apply),
    layer['not'] !== undefined && isAllowed(apply(value, layer['not'], asked))
      ? failure(place, 'not', value, layer)
      : nothing,
    applyCondition(value, layer, place, asked, apply),
    ...members(layer['dependentSchemas'])
      .filter(([name]) => isObject(value) && Object.hasOwn(value, name))
      .map(([, schema]) => apply(value, schema, place)),
  ]);
}

function applyAny(value: unknown, layer: JsonObject, place: Place, apply: Apply): Outcome {
  const schemas = toArray(layer['anyOf']);
  const outcomes = schemas.map((schema) => apply(value, schema, place));
  const allowing = outcomes.filter(isAllowed);
  if (allowing.length > 0 || schemas.length === 0) return union(allowing);
  return noneOf('anyOf', value, layer, place, outcomes);
}

function applyOne(value: unknown, layer: JsonObject, place: Place, apply: Apply): Outcome {
  const schemas = toArray(layer['oneOf']);
  const selected = selectedSchemas(value, layer, schemas, place.check.resolve);
  const outcomes = selected.map((schema) => apply(value, schema, place));
  const [only] = outcomes;
  if (selected !== schemas && only !== undefined) return only;
  const allowing = outcomes.filter(isAllowed);
  if (allowing.length === 1 || schemas.length === 0) return union(allowing);
  if (allowing.length === 0) return noneOf('oneOf', value, layer, place, outcomes);
  const allowed = selected.filter((_schema, index) => outcomes[index]?.failures.length === 0);
  return union([failure(place, 'oneOf', value, layer, { allowed }), describedBy(allowing)]);
}

/** Returns the failure of a choice of which no schema allows the value, which they all may describe. */
function noneOf(
  keyword: 'anyOf' | 'oneOf',
  value: unknown,
  layer: JsonObject,
  place: Place,
  outcomes: readonly Outcome[],
): Outcome {
  const { resolve } = place.check;
  const schemas = toArray(layer[keyword]);
  const property = discriminatorName(layer);
  const own = property === undefined ? undefined : member(value, property);
  const choice = { rule: keyword, schemas, discriminator: toObject(layer['discriminator']) };
  const values = property === undefined ? [] : schemas.map((schema) => discriminatorValues(choice, schema, resolve));
  const selected = outcomes.filter((_outcome, index) => values[index]?.some((one) => one === own) === true);
  const allowed = values.flat();
  const failed =
    property !== undefined && selected.length === 0 && isObject(value) && allowed.length > 0
      ? failure({ ...place, path: [...place.path, property] }, 'discriminator', own, layer, { allowed })
      : failure(place, keyword, value, layer, {
          branches: (selected.length > 0 ? selected : outcomes).map(({ failures }) => failures),
        });
  return union([failed, describedBy(outcomes)]);
}

function describedBy(outcomes: readonly Outcome[]): Outcome {
  return { ...union(outcomes), failures: [], remarks: [] };
}

function discriminatorName(layer: JsonObject): string | undefined {
  return toText(member(layer['discriminator'], 'propertyName'));
}

/**
 * Returns the schemas of `oneOf`: if a discriminator selects one of them by a name, that one only.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#discriminator-object
 */
function selectedSchemas(
  value: unknown,
  layer: JsonObject,
  schemas: readonly unknown[],
  resolve: Resolve,
): readonly unknown[] {
  const property = discriminatorName(layer);
  if (property === undefined || !isObject(value)) return schemas;
  const name = member(value, property);
  const choice = { rule: 'oneOf', schemas, discriminator: toObject(layer['discriminator']) } as const;
  const selected = schemas.filter((schema) => discriminatorValues(choice, schema, resolve).some((own) => own === name));
  const byDefault = schemas.filter((schema) => isDefaultVariant(choice, schema, resolve));
  return [selected, byDefault].find((found) => found.length === 1) ?? schemas;
}

function applyCondition(value: unknown, layer: JsonObject, place: Place, asked: Place, apply: Apply): Outcome {
  if (layer['if'] === undefined) return nothing;
  const test = apply(value, layer['if'], asked);
  const branch = layer[isAllowed(test) ? 'then' : 'else'];
  const described = isAllowed(test) ? test : nothing;
  const reason = toText(layer['description']);
  const implied = branch === undefined ? nothing : apply(value, branch, place);
  return union([described, reason === undefined ? implied : withReason(implied, reason)]);
}

function withReason(outcome: Outcome, reason: string): Outcome {
  const explain = (failed: Failure): Failure => ({ reason, ...failed });
  return isAllowed(outcome) ? outcome : { ...outcome, failures: outcome.failures.map(explain) };
}
