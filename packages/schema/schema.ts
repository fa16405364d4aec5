import { isObject, pointerTokens, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toDescription, toDocumentation } from '@reliure/richtext';
import { isValueList } from './choices.ts';
import { toJson } from './json.ts';
import { everyValue } from './merging/mergeKeywords.ts';
import { allowsNothing, mergeSchema, type MergedSchema } from './merging/mergeSchema.ts';
import { schemaReference } from './namedSchemas.ts';
import { withParentExamples } from './parentExamples.ts';
import { conditionParts, toRules } from './rules.ts';
import type { ExpandedLocation, SchemaContext } from './schemaContext.ts';
import { contentPart, elementParts, memberParts, variantsPart, type BuildChild } from './schemaParts.ts';
import { texts } from './texts.ts';
import { schemaTypes } from './wording/typeWording.ts';
import type { SchemaNode, SchemaPart } from './schemaNode.ts';
import { codedSchemas, isCodedList, toCodedValue } from './values.ts';
import { toWording } from './wording/wording.ts';

/** Nesting depth at which a tree without components is cut off, to protect the call stack. */
const maxDepth = 50;

/** The structures around a schema, by key, with their positions on the page. */
type Ancestors = ReadonlyMap<string, ExpandedLocation>;

/** Builds the tree of a schema. `anchor` is the schema’s own anchor on the page. */
export function toSchemaNode(schema: unknown, anchor: string, context: SchemaContext): SchemaNode {
  return buildNode([schema], anchor, new Map(), context);
}

function buildNode(
  schemas: readonly unknown[],
  anchor: string,
  ancestors: Ancestors,
  context: SchemaContext,
): SchemaNode {
  const merged = mergeSchema(schemas, context.resolve);
  const examples = schemaExamples(merged.keywords).map((example) => context.toSent?.(example, schemas) ?? example);
  const described = { ...annotations(merged, context), examples: examples.map(toJson) };
  if (allowsNothing(merged)) return { ...described, type: texts().noValue, parts: [] };
  context.budget.nodes -= 1;
  const key = structureKey(merged, context);
  const elsewhere = key === null ? [] : expandedLocations(key, merged, ancestors, context);
  const node = { ...described, type: toWording(merged, context.resolve) };
  if (elsewhere.length > 0)
    return { ...node, parts: elsewhere.map((location) => ({ kind: 'elsewhere', ...location })) };
  if (key !== null && node.slug !== undefined && isTooLargeOrDeep(merged, ancestors, context)) {
    return { ...node, parts: [{ kind: 'page' }] };
  }
  if (ancestors.size >= maxDepth) return { ...node, parts: [] };
  if (key === null) return { ...node, parts: buildParts(merged, examples, anchor, ancestors, context) };

  const location: ExpandedLocation = { anchor, name: merged.name ?? lastName(merged.pointer, anchor) };
  for (const source of merged.sources) context.expanded.set(source, location);
  return { ...node, parts: buildParts(merged, examples, anchor, new Map([...ancestors, [key, location]]), context) };
}

/** Returns a key that schemas share if they expand to the same tree, or `null` if there is nothing to expand. */
function structureKey({ sources }: MergedSchema, { numbers }: SchemaContext): string | null {
  if (sources.size === 0) return null;
  const parts = [...sources].map((source) => {
    const number = numbers.get(source) ?? numbers.size;
    numbers.set(source, number);
    return number;
  });
  return parts.sort((a, b) => a - b).join(' ');
}

/**
 * Whether to show a component on its own page only. A list of values is short and not nested, so only the page’s budget
 * counts for it.
 */
function isTooLargeOrDeep(
  merged: MergedSchema,
  ancestors: Ancestors,
  { budget, depth, resolve }: SchemaContext,
): boolean {
  return budget.nodes < 0 || (ancestors.size >= depth && !isCodedList(merged, resolve));
}

/**
 * Returns the locations to link to instead of expanding a structure again: the enclosing one or, once the budget of the
 * page is used up, any on the page. Empty if the structure must be expanded.
 */
function expandedLocations(
  key: string,
  { sources }: MergedSchema,
  ancestors: Ancestors,
  { budget, expanded }: SchemaContext,
): readonly ExpandedLocation[] {
  const ancestor = ancestors.get(key);
  if (ancestor !== undefined) return [ancestor];
  if (budget.nodes >= 0 || ![...sources].every((source) => expanded.has(source))) return [];
  const locations = [...sources].flatMap((source) => expanded.get(source) ?? []);
  return [...new Set(locations)];
}

/** Returns a name for a structure that is not a component: the name of the member that contains it. */
function lastName(pointer: string | null, anchor: string): string {
  return pointerTokens(pointer ?? '').at(-1) ?? anchor.slice(anchor.lastIndexOf('.') + 1);
}

function annotations(
  { name, keywords }: MergedSchema,
  { anchors, slugs, resolve }: SchemaContext,
): Omit<SchemaNode, 'type' | 'parts' | 'examples'> {
  const slug = slugs.get(name ?? '');
  const title = toText(keywords['title']);
  const isTitled = title !== name && (slug === undefined || title !== titleOf(name, resolve));
  const patterns = everyValue(keywords, 'pattern').flatMap((pattern) => toText(pattern) ?? []);
  return {
    ...(name !== null && { name }),
    ...(slug !== undefined && { slug }),
    ...(title !== undefined && isTitled && { title }),
    ...toDescription(keywords, anchors),
    ...toDocumentation(keywords, anchors),
    ...(patterns.length > 0 && { patterns }),
    ...(isNullable(keywords) && { nullable: true }),
    ...(keywords['readOnly'] === true && { readOnly: true }),
    ...(keywords['writeOnly'] === true && { writeOnly: true }),
    ...(keywords['deprecated'] === true && { deprecated: true }),
    ...(keywords['default'] !== undefined && { default: toJson(keywords['default']) }),
  };
}

/** Returns the title of a component, which its page shows. */
function titleOf(name: string | null, resolve: Resolve): unknown {
  return name === null ? undefined : resolve(schemaReference(name)).node['title'];
}

/** Whether the type is followed by words for “or null”. */
function isNullable(keywords: JsonObject): boolean {
  const types = schemaTypes(keywords);
  return keywords['nullable'] === true || (types.includes('null') && types.length > 1);
}

/** Reads `examples`, or `example` of OpenAPI 3.0. @see https://spec.openapis.org/oas/v3.1.0#schema-object */
export function schemaExamples(keywords: JsonObject): readonly unknown[] {
  if (Array.isArray(keywords['examples'])) return keywords['examples'];
  return keywords['example'] === undefined ? [] : [keywords['example']];
}

function buildParts(
  merged: MergedSchema,
  examples: readonly unknown[],
  anchor: string,
  ancestors: Ancestors,
  context: SchemaContext,
): readonly SchemaPart[] {
  const child: BuildChild = (schemas, childAnchor = anchor) => buildNode(schemas, childAnchor, ancestors, context);
  const values = besidesNull(codedSchemas(merged, context.resolve), merged.keywords).map((listed) =>
    toCodedValue(listed, context.anchors),
  );
  const rules = toRules(merged, context.anchors, context.resolve);
  const exclusions = everyValue(merged.keywords, 'not').filter(isObject);
  const childParts = [
    ...memberParts(merged, anchor, child, context),
    ...elementParts(merged, child),
    ...contentPart(merged, child, context),
  ];
  return [
    ...(values.length > 0 ? [{ kind: 'values', values } as const] : []),
    ...withParentExamples(childParts, withOmitted(examples, merged)),
    ...merged.choices
      .filter((choice) => !isValueList(choice, context.resolve))
      .map((choice) => variantsPart(choice, anchor, child, context)),
    ...exclusions.map((not) => ({ kind: 'not', node: child([not]) }) as const),
    ...(rules.length > 0 ? [{ kind: 'rules', rules } as const] : []),
    // Last, so that the fields under a condition get their anchors after all others.
    ...conditionParts(merged, child, context),
  ];
}

/** Returns examples with the members that their sender omits: their fields are shown, and say who sends them. */
function withOmitted(examples: readonly unknown[], { keywords }: MergedSchema): readonly unknown[] {
  return schemaExamples(keywords).map((whole, index) => {
    const sent = examples[index];
    return isObject(whole) && isObject(sent) ? { ...whole, ...sent } : sent;
  });
}

/** Leaves out `null` without a title if the type already says it. */
function besidesNull(values: ReturnType<typeof codedSchemas>, keywords: JsonObject): ReturnType<typeof codedSchemas> {
  const isSaid = isNullable(keywords) || values.every(({ value }) => value === null);
  return isSaid ? values.filter(({ value, schema }) => value !== null || Object.keys(schema).length > 0) : values;
}
