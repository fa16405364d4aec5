import { isObject, members, toArray, toOrderedObject } from '@apidoc/openapi';
import type { Resolve } from '@apidoc/openapi';
import { discriminatorValues, mergeSchema } from '@apidoc/schema';
import type { Choice, MergedSchema } from '@apidoc/schema';
import type { Sender } from '../examples/types';
import { isValid } from '../examples/validity/isValid';
import { toPattern } from '../examples/validity/toPattern';

const omittedBy = { client: 'readOnly', server: 'writeOnly' } as const;

/**
 * Returns a documented value as its sender sends it: without read-only members in a request, without write-only members
 * in a response, at every depth. A value without such members is returned as it is.
 *
 * @see https://spec.openapis.org/oas/v3.0.3#schema-object
 */
export function withoutOmitted(value: unknown, schemas: readonly unknown[], sender: Sender, resolve: Resolve): unknown {
  if (!isObject(value) && !Array.isArray(value)) return value;
  const parts = toApplying(value, schemas, resolve).map((schema) => mergeSchema([schema], resolve));
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      withoutOmitted(
        item,
        parts.flatMap(({ keywords }) => itemSchemas(keywords, index)),
        sender,
        resolve,
      ),
    );
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const kept = members(value).flatMap(([name, own]) => {
    const described = parts.flatMap((part) => memberSchemas(name, part));
    const isOmitted = mergeSchema(described, resolve).keywords[omittedBy[sender]] === true;
    return isOmitted ? [] : [[name, withoutOmitted(own, described, sender, resolve)] as const];
  });
  const isSame = kept.length === members(value).length && kept.every(([name, own]) => own === value[name]);
  return isSame ? value : toOrderedObject(kept);
}

function itemSchemas(keywords: MergedSchema['keywords'], index: number): readonly unknown[] {
  const prefix = toArray(keywords['prefixItems']);
  const schema = index < prefix.length ? prefix[index] : keywords['items'];
  return schema === undefined ? [] : [schema];
}

function memberSchemas(name: string, { keywords, properties }: MergedSchema): readonly unknown[] {
  const patterns = members(keywords['patternProperties']).filter(
    ([pattern]) => toPattern(pattern)?.test(name) === true,
  );
  const own = [...(properties.get(name) ?? []), ...patterns.map(([, schema]) => schema)];
  const others = keywords['additionalProperties'];
  return own.length > 0 || !isObject(others) ? own : [others];
}

/** Returns the schemas, followed by the variants and the branches of conditions that apply to a value. */
function toApplying(value: unknown, schemas: readonly unknown[], resolve: Resolve, depth = 0): readonly unknown[] {
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
