import { isObject, member, members, toArray, toText, type JsonObject } from '../contract/json';
import { pointerTokens } from '../contract/pointer';
import type { Resolve } from '../contract/references';
import type { Anchors } from './anchors';
import { discriminatorValue, mergeSchema, type Choice, type MergedSchema } from './mergeSchema';
import { toRichText } from './richText';
import { schemaTypes, toPluralWording, toTypeWording } from './typeWording';
import type { CodedValue, Field, Rule, SchemaNode, SchemaPart, Variant } from './types';

/** What a page has unfolded so far, and how much more it may. */
export interface SchemaContext {
  readonly resolve: Resolve;
  readonly anchors: Anchors;
  /** Where each component was unfolded, by pointer. */
  readonly unfolded: Map<string, string>;
  /** Where each component that is a whole body or answer was shown, by pointer. */
  readonly roots: Map<string, string>;
  /** Nodes that the page may still hold; below zero, each component is unfolded once only. */
  readonly budget: { nodes: number };
}

/** The components on the way down to a schema, with their places on the page. */
type Ancestors = ReadonlyMap<string, string>;

/** Builds the tree of a schema; `anchor` is the place of the schema itself on the page. */
export function toSchemaNode(schema: unknown, anchor: string, context: SchemaContext): SchemaNode {
  return buildNode(schema, anchor, new Map(), context);
}

function buildNode(schema: unknown, anchor: string, ancestors: Ancestors, context: SchemaContext): SchemaNode {
  if (schema === true || schema === undefined) return leaf('valeur quelconque');
  if (schema === false) return leaf('aucune valeur permise');
  const merged = mergeSchema(schema, context.resolve);
  context.budget.nodes -= 1;
  const elsewhere = placeOf(merged, ancestors, context);
  const below = merged.pointer === null ? ancestors : new Map([...ancestors, [merged.pointer, anchor]]);
  if (merged.pointer !== null && elsewhere === null) context.unfolded.set(merged.pointer, anchor);
  const parts: readonly SchemaPart[] =
    elsewhere === null
      ? buildParts(merged, anchor, below, context)
      : [{ kind: 'elsewhere', name: merged.name ?? lastToken(merged.pointer), anchor: elsewhere }];
  return { ...annotations(merged), type: wording(merged, context), parts };
}

function leaf(type: string): SchemaNode {
  return { type, examples: [], parts: [] };
}

/** Where a component is already unfolded, if it may not be unfolded here: above, or, past the budget, anywhere. */
function placeOf({ pointer }: MergedSchema, ancestors: Ancestors, context: SchemaContext): string | null {
  if (pointer === null) return null;
  const above = ancestors.get(pointer);
  if (above !== undefined) return above;
  return context.budget.nodes < 0 ? (context.unfolded.get(pointer) ?? null) : null;
}

function lastToken(pointer: string | null): string {
  return pointerTokens(pointer ?? '').at(-1) ?? '';
}

function annotations({ name, keywords }: MergedSchema): Omit<SchemaNode, 'type' | 'parts'> {
  const description = toText(keywords['description']);
  const pattern = toText(keywords['pattern']);
  return {
    ...(name !== null && { name }),
    ...(description !== undefined && { description: toRichText(description) }),
    ...(pattern !== undefined && { pattern }),
    ...((schemaTypes(keywords).includes('null') || keywords['nullable'] === true) && { nullable: true }),
    ...(keywords['readOnly'] === true && { readOnly: true }),
    ...(keywords['writeOnly'] === true && { writeOnly: true }),
    ...(keywords['deprecated'] === true && { deprecated: true }),
    ...(keywords['default'] !== undefined && { default: toJson(keywords['default']) }),
    examples: schemaExamples(keywords).map(toJson),
  };
}

function schemaExamples(keywords: JsonObject): readonly unknown[] {
  if (Array.isArray(keywords['examples'])) return keywords['examples'];
  return keywords['example'] === undefined ? [] : [keywords['example']];
}

export function toJson(value: unknown): string {
  return value === undefined ? 'null' : JSON.stringify(value);
}

function wording(merged: MergedSchema, { resolve }: SchemaContext): string {
  const keywords = withInferredType(merged);
  const items = keywords['items'];
  if (items === undefined || typeof items === 'boolean') return toTypeWording(keywords);
  const item = mergeSchema(items, resolve);
  return toTypeWording(keywords, item.name ?? toPluralWording(withInferredType(item)));
}

/** A schema may leave its type to be understood from its other keywords. */
function withInferredType({ keywords, properties, choices }: MergedSchema): JsonObject {
  if (keywords['type'] !== undefined) return keywords;
  if (
    properties.size > 0 ||
    keywords['additionalProperties'] !== undefined ||
    keywords['patternProperties'] !== undefined
  ) {
    return { ...keywords, type: 'object' };
  }
  if (keywords['items'] !== undefined || keywords['prefixItems'] !== undefined) return { ...keywords, type: 'array' };
  const types = new Set(valuesOf(keywords, choices)?.map((value) => jsonType(value)));
  const [only] = types;
  return types.size === 1 && only !== undefined ? { ...keywords, type: only } : keywords;
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function buildParts(
  merged: MergedSchema,
  anchor: string,
  ancestors: Ancestors,
  context: SchemaContext,
): readonly SchemaPart[] {
  const { keywords } = merged;
  const child = (schema: unknown, place = anchor): SchemaNode => buildNode(schema, place, ancestors, context);
  const parts: SchemaPart[] = [];

  const values = codedValues(merged, context);
  if (values.length > 0) parts.push({ kind: 'values', values });

  if (merged.properties.size > 0) {
    const fields = [...merged.properties].map(([name, schema]): Field => {
      const place = context.anchors.take(anchor, name);
      return { name, anchor: place, required: merged.required.has(name), node: child(schema, place) };
    });
    parts.push({ kind: 'fields', fields });
  }
  for (const [pattern, schema] of members(keywords['patternProperties'])) {
    parts.push({ kind: 'map', pattern, node: child(schema, context.anchors.take(anchor, '*')) });
  }
  const additional = keywords['additionalProperties'] ?? keywords['unevaluatedProperties'];
  if (isObject(additional)) parts.push({ kind: 'map', node: child(additional, context.anchors.take(anchor, '*')) });
  if (additional === false && merged.properties.size > 0) parts.push({ kind: 'closed' });

  if (Array.isArray(keywords['prefixItems'])) {
    parts.push({ kind: 'tuple', nodes: keywords['prefixItems'].map((schema) => child(schema)) });
  }
  if (isObject(keywords['items'])) {
    const node = child(keywords['items']);
    if (tellsMore(node)) parts.push({ kind: 'items', node });
  }

  for (const choice of [...merged.choices, ...impliedChoices(merged)]) {
    if (choiceValues(choice, context) !== null) continue;
    parts.push(variantsPart(choice, anchor, child, context));
  }
  if (isObject(keywords['not'])) parts.push({ kind: 'not', node: child(keywords['not']) });

  const rules = toRules(merged);
  if (rules.length > 0) parts.push({ kind: 'rules', rules });
  return parts;
}

/** A list of plain texts needs no second line; one of objects, coded or described values does. */
function tellsMore({ parts, description, pattern, type, examples }: SchemaNode): boolean {
  return (
    parts.length > 0 || description !== undefined || pattern !== undefined || type.includes(',') || examples.length > 0
  );
}

function variantsPart(
  choice: Choice,
  anchor: string,
  child: (schema: unknown, place: string) => SchemaNode,
  context: SchemaContext,
): SchemaPart {
  const discriminator = toText(member(choice.discriminator, 'propertyName'));
  const variants = choice.schemas.map((schema, index): Variant => {
    const { name, node } = context.resolve(schema);
    const value = discriminatorValue(choice, schema, context.resolve);
    const title = toText(node['title']) ?? value ?? name ?? `Variante ${index + 1}`;
    const place = context.anchors.take(anchor, name ?? value ?? String(index + 1));
    return { title, anchor: place, ...(value !== undefined && { value }), node: child(schema, place) };
  });
  return { kind: 'variants', rule: choice.rule, ...(discriminator !== undefined && { discriminator }), variants };
}

/** A discriminator with a mapping but no `oneOf` offers the mapped schemas. */
function impliedChoices({ keywords, choices }: MergedSchema): readonly Choice[] {
  const { discriminator } = keywords;
  if (choices.length > 0 || !isObject(discriminator)) return [];
  const targets = members(discriminator['mapping']).map(([, $ref]) => ({ $ref }));
  return targets.length === 0 ? [] : [{ rule: 'oneOf', schemas: targets, discriminator }];
}

function valuesOf(keywords: JsonObject, choices: readonly Choice[]): readonly unknown[] | null {
  if (keywords['const'] !== undefined) return [keywords['const']];
  if (Array.isArray(keywords['enum'])) return toArray(keywords['enum']);
  const constants = choices.flatMap(({ schemas }) => schemas.map((schema) => member(schema, 'const')));
  return constants.length > 0 && constants.every((value) => value !== undefined) ? constants : null;
}

/** A choice whose every schema is one constant is a list of coded values. */
function choiceValues(choice: Choice, { resolve }: SchemaContext): readonly CodedValue[] | null {
  const nodes = choice.schemas.map((schema) => resolve(schema).node);
  if (nodes.length === 0 || !nodes.every((node) => 'const' in node)) return null;
  return nodes.map((node) => toCodedValue(node['const'], toText(node['title']), toText(node['description'])));
}

function codedValues({ keywords, choices }: MergedSchema, context: SchemaContext): readonly CodedValue[] {
  if (keywords['const'] !== undefined) return [toCodedValue(keywords['const'])];
  const listed = toArray(keywords['enum']).map((value) => toCodedValue(value));
  return [...listed, ...choices.flatMap((choice) => choiceValues(choice, context) ?? [])];
}

function toCodedValue(value: unknown, title?: string, description?: string): CodedValue {
  return {
    value: toJson(value),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

/** Conditions in words: the contract’s own where it has some, else what the keywords say. */
function toRules({ conditions, dependentRequired }: MergedSchema): readonly Rule[] {
  return [
    ...conditions.map((condition) => ({
      text: toRichText(toText(condition['description']) ?? conditionWording(condition)),
    })),
    ...dependentRequired.map(([name, names]) => ({
      text: toRichText(`Si \`${name}\` est présent, ${listRequired(names)}.`),
    })),
  ];
}

function conditionWording(condition: JsonObject): string {
  const tested = members(member(condition['if'], 'properties')).map(
    ([name, schema]) => `\`${name}\` ${testWording(schema)}`,
  );
  const when = tested.length === 0 ? 'Si la condition est remplie' : `Si ${tested.join(' et ')}`;
  const required = (keyword: string): string => listRequired(toArray(member(condition[keyword], 'required')));
  const otherwise = required('else') === '' ? '' : ` Sinon, ${required('else')}.`;
  return `${when}, ${required('then') || 'd’autres contraintes s’appliquent'}.${otherwise}`;
}

function testWording(schema: unknown): string {
  const constant = member(schema, 'const');
  if (constant !== undefined) return `vaut \`${toJson(constant)}\``;
  const values = toArray(member(schema, 'enum')).map((value) => `\`${toJson(value)}\``);
  return values.length === 0 ? 'remplit sa condition' : `vaut ${values.join(' ou ')}`;
}

function listRequired(names: readonly unknown[]): string {
  if (names.length === 0) return '';
  const list = names.map((name) => `\`${String(name)}\``).join(', ');
  return names.length === 1 ? `${list} est obligatoire` : `${list} sont obligatoires`;
}
