import { isObject, members, toArray } from '@apidoc/openapi';
import type { Resolve } from '@apidoc/openapi';
import { discriminatorValues, mergeSchema, toPattern } from '@apidoc/schema';
import type { Choice, MergedSchema } from '@apidoc/schema';
import { isValid } from '../examples/validity/isValid';

/** Returns the schemas of the item at an index. */
export function itemSchemas(keywords: MergedSchema['keywords'], index: number): readonly unknown[] {
  const prefix = toArray(keywords['prefixItems']);
  const schema = index < prefix.length ? prefix[index] : keywords['items'];
  return schema === undefined ? [] : [schema];
}

/** Returns the schemas of a member: its own, those of patterns, else that of all other members. */
export function memberSchemas(name: string, { keywords, properties }: MergedSchema): readonly unknown[] {
  const patterns = members(keywords['patternProperties']).filter(
    ([pattern]) => toPattern(pattern)?.test(name) === true,
  );
  const own = [...(properties.get(name) ?? []), ...patterns.map(([, schema]) => schema)];
  const others = keywords['additionalProperties'];
  return own.length > 0 || !isObject(others) ? own : [others];
}

/** Returns the schemas, followed by the variants and the branches of conditions that apply to a value. */
export function toApplying(
  value: unknown,
  schemas: readonly unknown[],
  resolve: Resolve,
  depth = 0,
): readonly unknown[] {
  if (depth > 8) return schemas;
  return schemas.flatMap((schema) => {
    const { choices, conditions } = mergeSchema([schema], resolve);
    const variants = choices.flatMap((choice) => matching(value, choice, resolve));
    const branches = conditions
      .map((condition) => condition[isValid(value, condition['if'], { resolve }) ? 'then' : 'else'])
      .filter((branch) => branch !== undefined);
    return [schema, ...toApplying(value, [...variants, ...branches], resolve, depth + 1)];
  });
}

/** Returns the variants that a value has: that of its discriminator, else those that allow it, else all. */
function matching(value: unknown, choice: Choice, resolve: Resolve): readonly unknown[] {
  const property = choice.discriminator?.['propertyName'];
  const named = choice.schemas.filter(
    (schema) =>
      isObject(value) &&
      typeof property === 'string' &&
      discriminatorValues(choice, schema, resolve).includes(String(value[property])),
  );
  if (named.length > 0) return named;
  const valid = choice.schemas.filter((schema) => isValid(value, schema, { resolve }));
  return valid.length > 0 ? valid : choice.schemas;
}
