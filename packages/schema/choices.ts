import { isObject, members, pointerTokens, toArray, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';

/** A choice between schemas, with the discriminator that names the chosen one. */
export interface Choice {
  readonly rule: 'oneOf' | 'anyOf';
  readonly schemas: readonly unknown[];
  readonly discriminator: JsonObject | null;
  /** Whether `null` may be chosen too. */
  readonly orNull?: true;
  /** Whether no keyword limits values to these schemas: the discriminator only lists them. */
  readonly isImplied?: true;
}

/** Returns the choices that a schema’s own `oneOf`, `anyOf` and `discriminator` offer. */
export function choicesOf(schema: JsonObject, resolve: Resolve): readonly Choice[] {
  const discriminator = isObject(schema['discriminator']) ? schema['discriminator'] : null;
  if (schema['oneOf'] === undefined && schema['anyOf'] === undefined) return impliedChoices(schema, resolve);
  return (['oneOf', 'anyOf'] as const).flatMap((rule): readonly Choice[] => {
    const schemas = toArray(schema[rule]);
    if (schemas.length === 0 || onlyNonNullSchema(schema, rule, resolve).length > 0) return [];
    const others = withoutNull(schemas, resolve);
    if (others.length === 0 || others.length === schemas.length) return [{ rule, schemas, discriminator }];
    return [{ rule, schemas: others, discriminator, orNull: true }];
  });
}

/** Returns the choice between the schemas that a discriminator selects without a `oneOf`. */
function impliedChoices(schema: JsonObject, resolve: Resolve): readonly Choice[] {
  const { discriminator } = schema;
  const schemas = discriminatedSchemas(schema, resolve);
  return isObject(discriminator) && schemas.length > 0
    ? [{ rule: 'oneOf', schemas, discriminator, isImplied: true }]
    : [];
}

/**
 * Returns references to the schemas that a discriminator selects: those that it names, then the components that
 * include its schema with `allOf`.
 */
export function discriminatedSchemas(schema: JsonObject, resolve: Resolve): readonly JsonObject[] {
  const { discriminator } = schema;
  if (!isObject(discriminator)) return [];
  const toReference = ($ref: string) => ({ $ref });
  const named = [
    ...mappings(discriminator).map(([, target]) => target),
    ...[defaultTarget(discriminator) ?? []].flat(),
  ];
  const mapped = [...new Set(named)].map(toReference);
  // By their pointers too, because not every `resolve` follows references.
  const identify = (reference: JsonObject) => [
    resolve(reference).layers[0],
    pointerTokens(String(reference['$ref'])).join('/'),
  ];
  const known = new Set<unknown>(mapped.flatMap(identify));
  const children = (resolve.childrenOf?.(schema) ?? []).map(toReference);
  return [...mapped, ...children.filter((reference) => !identify(reference).some((own) => known.has(own)))];
}

/**
 * Returns the values and pointers of a discriminator’s mapping. A mapping may contain a component name instead of a
 * pointer.
 */
export function mappings(discriminator: JsonObject | null): readonly (readonly [string, string])[] {
  return members(discriminator?.['mapping']).flatMap(([value, target]) => {
    return typeof target === 'string' ? [[value, toSchemaPointer(target)] as const] : [];
  });
}

/**
 * Returns the pointer to the schema of an object whose discriminator is missing or has another value; `null` if none is
 * named.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#optional-discriminating-property
 */
export function defaultTarget(discriminator: JsonObject | null): string | null {
  const target = toText(discriminator?.['defaultMapping']);
  return target === undefined ? null : toSchemaPointer(target);
}

function toSchemaPointer(target: string): string {
  return target.startsWith('#') ? target : `#/components/schemas/${target}`;
}

/** Whether every schema of a choice is a `const`: such a choice is a list of coded values. */
export function isValueList({ schemas }: Pick<Choice, 'schemas'>, resolve: Resolve): boolean {
  return schemas.length > 0 && schemas.every((schema) => 'const' in resolve(schema).node);
}

/** Returns the only schema that a choice offers besides `null`, or nothing for any other choice. */
export function onlyNonNullSchema(schema: JsonObject, rule: 'oneOf' | 'anyOf', resolve: Resolve): readonly unknown[] {
  const schemas = toArray(schema[rule]);
  if (schemas.length !== 2) return [];
  const others = withoutNull(schemas, resolve);
  return others.length === 1 ? others : [];
}

/** Returns the schemas of a choice except those that allow only `null`. A list of constants keeps that one too. */
export function withoutNull(schemas: readonly unknown[], resolve: Resolve): readonly unknown[] {
  return isValueList({ schemas }, resolve)
    ? schemas
    : schemas.filter((schema) => !resolve(schema).layers.some(isNullOnly));
}

/** Whether a schema allows only `null`: by its type, as the only constant, or as OpenAPI 3.0 writes it. */
export function isNullOnly({ type, const: constant, enum: values }: JsonObject): boolean {
  const isOnly = (list: unknown, wanted: unknown) => toArray(list).length === 1 && toArray(list)[0] === wanted;
  return type === 'null' || isOnly(type, 'null') || constant === null || isOnly(values, null);
}
