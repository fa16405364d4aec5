import { isObject, members, toArray } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { discriminatorValues, isDefaultVariant, mergeSchema, toPattern } from '@reliure/schema';
import type { Choice, MergedSchema } from '@reliure/schema';
import { isValid, omittedBy } from '@reliure/validation';
import type { Sender } from '@reliure/validation';

/** Returns the schemas of the item at an index. */
export function itemSchemas(keywords: MergedSchema['keywords'], index: number): readonly unknown[] {
  const prefix = toArray(keywords['prefixItems']);
  const schema = index < prefix.length ? prefix[index] : (keywords['items'] ?? keywords['unevaluatedItems']);
  return schema === undefined ? [] : [schema];
}

/** Returns the schemas of a member: its own, those of patterns, else that of all other members. */
export function memberSchemas(name: string, { keywords, properties }: MergedSchema): readonly unknown[] {
  const patterns = members(keywords['patternProperties']).filter(
    ([pattern]) => toPattern(pattern)?.test(name) === true,
  );
  const own = [...(properties.get(name) ?? []), ...patterns.map(([, schema]) => schema)];
  const others = keywords['additionalProperties'] ?? keywords['unevaluatedProperties'];
  return own.length > 0 || !isObject(others) ? own : [others];
}

/** Returns the names of the members that a sender does not send. */
export function omittedNames(
  { properties }: Pick<MergedSchema, 'properties'>,
  sender: Sender,
  resolve: Resolve,
): ReadonlySet<string> {
  const omitted = [...properties].filter(
    ([, schemas]) => mergeSchema(schemas, resolve).keywords[omittedBy[sender]] === true,
  );
  return new Set(omitted.map(([name]) => name));
}

/**
 * Returns the schemas, followed by the variants and the branches of conditions that apply to a value.
 *
 * @param sender Who sends the value, whose omitted members a variant does not require.
 */
export function toApplying(
  value: unknown,
  schemas: readonly unknown[],
  resolve: Resolve,
  sender: Sender | null = null,
  depth = 0,
): readonly unknown[] {
  if (depth > 8) return schemas;
  return schemas.flatMap((schema) => {
    const { choices, conditions } = mergeSchema([schema], resolve);
    const variants = choices.flatMap((choice) => matching(value, choice, resolve, sender));
    const branches = conditions
      .map((condition) => condition[isValid(value, condition['if'], { resolve }) ? 'then' : 'else'])
      .filter((branch) => branch !== undefined);
    return [schema, ...toApplying(value, [...variants, ...branches], resolve, sender, depth + 1)];
  });
}

/** Returns the variants that a value has: that of its discriminator, else those that allow it, else all. */
function matching(value: unknown, choice: Choice, resolve: Resolve, sender: Sender | null): readonly unknown[] {
  const property = choice.discriminator?.['propertyName'];
  const named = choice.schemas.filter(
    (schema) =>
      isObject(value) &&
      typeof property === 'string' &&
      discriminatorValues(choice, schema, resolve).includes(String(value[property])),
  );
  if (named.length > 0) return named;
  const byDefault = choice.schemas.filter((schema) => isObject(value) && isDefaultVariant(choice, schema, resolve));
  if (byDefault.length > 0) return byDefault;
  const valid = choice.schemas.filter((schema) => {
    const omitted = sender === null ? new Set<string>() : omittedNames(mergeSchema([schema], resolve), sender, resolve);
    return isValid(value, schema, { resolve, omitted: () => omitted });
  });
  return valid.length > 0 ? valid : choice.schemas;
}
