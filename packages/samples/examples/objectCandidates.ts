import { member, members, toNumber, toOrderedObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { mergeSchema, toPattern } from '@reliure/schema';
import { omittedBy } from '@reliure/validation';
import { omittedNames } from '../direction/applying.ts';
import { fullDepth } from './limits.ts';
import { patternTexts } from './patternText.ts';
import { texts } from '../texts.ts';
import type { Builder } from './types.ts';
import type { Ancestors, ConcreteSchema } from './variants.ts';

/** The maximum number of members that are left out or varied, one at a time. */
const maxVaried = 12;

/** What an object may have: all members that are known, those that are required, or one more or less. */
interface Plan {
  readonly isFull: boolean;
  readonly without?: string;
  readonly also?: string;
  /** The least number of members, with made-up ones if necessary. */
  readonly count?: number;
  /** The member whose value is another one than the first, and which. */
  readonly varied?: { readonly name: string; readonly position: number };
}

/** Returns objects that a schema may allow: the fullest first, then smaller ones and those with other values. */
export function* objectCandidates(
  concrete: ConcreteSchema,
  ancestors: Ancestors,
  builder: Builder,
): Generator<JsonObject> {
  const { required, properties } = concrete;
  const names = [...new Set([...properties.keys(), ...required])].slice(0, maxVaried);
  const optional = names.filter((name) => !required.has(name));
  const build = (plan: Plan) => buildObject(concrete, plan, ancestors, builder);
  const plans: readonly Plan[] = [
    { isFull: true },
    ...names.map((name) => ({ isFull: true, varied: { name, position: 1 } })),
    ...optional.map((without) => ({ isFull: true, without })),
    { isFull: false },
    ...optional.map((also) => ({ isFull: false, also })),
    ...[1, 2, 3].flatMap((position) =>
      [true, false].flatMap((isFull) => names.map((name) => ({ isFull, varied: { name, position } }))),
    ),
    ...texts().examples.keys.map((also) => ({ isFull: false, also })),
    ...[2, 3, 4, 5].map((count) => ({ isFull: true, count })),
  ];
  for (const plan of plans) {
    const object = build(plan);
    if (object !== null) yield object;
  }
}

/** Returns an object, or `null` if no value was found for a required member. */
function buildObject(concrete: ConcreteSchema, plan: Plan, ancestors: Ancestors, builder: Builder): JsonObject | null {
  const { keywords, properties, required, fixed, excluded } = concrete;
  const { budget, resolve, sender } = builder;
  const object = new Map<string, unknown>();
  const omitted = new Set<string>();
  const isFull = plan.isFull && ancestors.length <= fullDepth && budget.values > 0;
  const maxCount = toNumber(keywords['maxProperties']) ?? Infinity;
  let missing = [...required].length;
  const also = plan.also === undefined ? [] : [plan.also];
  for (const name of new Set([...properties.keys(), ...required, ...also])) {
    const isRequired = required.has(name);
    const isWanted = isRequired || name === plan.also || (isFull && !excluded.has(name) && name !== plan.without);
    if (!isWanted) continue;
    if (isRequired) missing -= 1;
    else if (object.size + missing >= maxCount) continue;
    const schemas = schemasOf(name, concrete);
    const merged = mergeSchema(schemas, resolve).keywords;
    if (merged[omittedBy[sender]] === true) omitted.add(name);
    if (omitted.has(name) || (merged['deprecated'] === true && !isRequired && name !== plan.also)) continue;
    const position = plan.varied?.name === name ? plan.varied.position : 0;
    const value = fixed.has(name) ? fixed.get(name) : valueAt(schemas, position, ancestors, builder);
    if (value !== undefined) object.set(name, value);
    else if (isRequired) return null;
  }
  addMembers(object, Math.max(toNumber(keywords['minProperties']) ?? 0, plan.count ?? 0), concrete, ancestors, builder);
  const built = toOrderedObject([...object]);
  builder.omissions.set(built, omitted);
  return built;
}

function valueAt(schemas: readonly unknown[], position: number, ancestors: Ancestors, builder: Builder): unknown {
  let index = 0;
  let last: unknown;
  for (const value of builder.values(schemas, ancestors)) {
    last = value;
    if (index === position) break;
    index += 1;
  }
  return last;
}

/** Returns the schemas of a member: those with its name or a pattern of it, else that of all other members. */
function schemasOf(name: string, { keywords, properties }: ConcreteSchema): readonly unknown[] {
  const patterns = members(keywords['patternProperties']).filter(
    ([pattern]) => toPattern(pattern)?.test(name) === true,
  );
  const own = [...(properties.get(name) ?? []), ...patterns.map(([, schema]) => schema)];
  if (own.length > 0) return own;
  return [keywords['additionalProperties'] ?? keywords['unevaluatedProperties'] ?? true];
}

/** Adds members with made-up names until there are as many as required. */
function addMembers(
  object: Map<string, unknown>,
  minCount: number,
  concrete: ConcreteSchema,
  ancestors: Ancestors,
  builder: Builder,
): void {
  if (object.size >= minCount) return;
  for (const name of madeUpNames(concrete, ancestors, builder)) {
    if (object.size >= minCount) return;
    if (object.has(name) || concrete.properties.has(name)) continue;
    const value = valueAt(schemasOf(name, concrete), 0, ancestors, builder);
    if (value !== undefined) object.set(name, value);
  }
}

function* madeUpNames({ keywords }: ConcreteSchema, ancestors: Ancestors, builder: Builder): Generator<string> {
  const { propertyNames } = keywords;
  if (propertyNames !== undefined) {
    const names = builder.values([{ type: 'string', allOf: [propertyNames] }], ancestors);
    if (mergeSchema([propertyNames], builder.resolve).keywords['examples'] === undefined)
      yield* shortNames(propertyNames, builder);
    let count = 0;
    for (const name of names) {
      if (toText(name) !== undefined) yield String(name);
      count += 1;
      if (count > 20) return;
    }
    return;
  }
  const { keys, numberedKey } = texts().examples;
  yield* keys;
  for (const [pattern] of members(keywords['patternProperties'])) {
    yield* patternTexts(pattern, 20);
    // A pattern without an end allows more.
    for (const text of patternTexts(pattern, 1)) yield* keys.map((key) => text + key);
  }
  for (let number = 2; number <= 50; number += 1) yield numberedKey(number);
}

/** Returns names of the words that names consist of by default, long enough for a schema. */
function* shortNames(schema: unknown, { isAllowed }: Builder): Generator<string> {
  const length = toNumber(member(schema, 'minLength')) ?? 0;
  for (const key of texts().examples.keys) {
    const name = key.length >= length ? key : key.padEnd(length, key).slice(0, length);
    if (isAllowed(name, [schema])) yield name;
  }
}

/** Returns a documented object, as its sender sends it, with the missing required members. */
export function completedObject(
  sent: JsonObject,
  concrete: ConcreteSchema,
  ancestors: Ancestors,
  isRecursion: boolean,
  builder: Builder,
): JsonObject {
  const { required, fixed } = concrete;
  const object = new Map(members(sent));
  const omitted = omittedNames(concrete, builder.sender, builder.resolve);
  for (const name of isRecursion ? [] : required) {
    if (object.has(name) || omitted.has(name)) continue;
    const value = fixed.has(name) ? fixed.get(name) : valueAt(schemasOf(name, concrete), 0, ancestors, builder);
    if (value !== undefined) object.set(name, value);
  }
  const completed = toOrderedObject([...object]);
  builder.omissions.set(completed, omitted);
  return completed;
}
