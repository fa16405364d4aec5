import { isObject, member, members, toArray } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { texts } from '../texts.ts';
import { isNothing } from '../merging/mergeTypes.ts';
import { toTestWording, type Mood } from './testWording.ts';

/**
 * Returns `if`, `then` and `else` as one or two sentences, or `null` if `then` or `else` says more than a sentence can:
 * fields of their own, with descriptions, or further conditions.
 */
export function conditionWording(condition: JsonObject, resolve: Resolve): string | null {
  const consequence = consequenceWording(condition['then'], resolve);
  const otherwise = consequenceWording(condition['else'], resolve);
  if (consequence === null || otherwise === null) return null;
  const { when, unless } = testWording(condition['if'], resolve);
  const words = texts().condition;
  if (consequence === '') return otherwise === '' ? '' : words.consequence(unless, otherwise);
  const sentences = [words.consequence(when, consequence), ...(otherwise === '' ? [] : [words.otherwise(otherwise)])];
  return sentences.join(' ');
}

/** Returns the beginning of a sentence about a condition that is met, and about one that is not. */
export function testWording(test: unknown, resolve: Resolve): { readonly when: string; readonly unless: string } {
  const tested = texts().and(testedMembers(test, resolve));
  return { when: texts().condition.when(tested), unless: texts().condition.unless(tested) };
}

/**
 * Returns the tests of an object: “`status` is `"closed"`”, “`reason` is absent”, “either … or …”.
 *
 * @param parents The names of the fields around the object, each with a full stop.
 */
export function testedMembers(schema: unknown, resolve: Resolve, parents = ''): readonly string[] {
  return resolve(schema).layers.flatMap((layer) => ownTests(layer, resolve, parents));
}

function ownTests(layer: JsonObject, resolve: Resolve, parents: string): readonly string[] {
  const { properties, required, not, anyOf, oneOf, allOf } = layer;
  const tests = members(properties);
  const tested = new Set(tests.map(([name]) => name));
  const present = toArray(required).filter((name) => typeof name === 'string' && !tested.has(name));
  return [
    ...tests.flatMap(([name, test]) => memberTests(`${parents}${name}`, test, resolve)),
    ...present.map((name) => texts().tests.isPresent(`\`${parents}${String(name)}\``)),
    ...exclusionTests(not, resolve, parents),
    ...toArray(allOf).flatMap((part) => testedMembers(part, resolve, parents)),
    ...[anyOf, oneOf].flatMap((choice) => alternativeTests(toArray(choice), resolve, parents)),
  ];
}

function memberTests(name: string, test: unknown, resolve: Resolve): readonly string[] {
  const words = memberWording(test, resolve, 'test');
  if (words !== null) return [`\`${name}\` ${words}`];
  const inner = testedMembers(test, resolve, `${name}.`);
  return inner.length > 0 ? inner : [texts().tests.isMet(`\`${name}\``)];
}

function exclusionTests(not: unknown, resolve: Resolve, parents: string): readonly string[] {
  const absent = absentMember(not);
  if (absent !== null) return [`\`${parents}${absent}\` ${texts().predicates.test.isAbsent}`];
  const tests = not === undefined ? [] : testedMembers(not, resolve, parents);
  return tests.length === 0 ? [] : [texts().tests.isUntrue(tests)];
}

function alternativeTests(choice: readonly unknown[], resolve: Resolve, parents: string): readonly string[] {
  const words = choice.map((schema) => texts().and(testedMembers(schema, resolve, parents)));
  if (words.length === 0 || words.includes('')) return [];
  return words.length === 1 ? words : [texts().tests.oneOf(words)];
}

/** Annotations that a sentence would lose. */
const annotations = ['title', 'description', 'example', 'examples', 'default', 'externalDocs', 'deprecated'];

/** Whether `then` or `else` has fields with texts or examples of their own. */
export function describesFields(condition: JsonObject, resolve: Resolve): boolean {
  return [condition['then'], condition['else']].some((schema) =>
    resolve(schema).layers.some(({ properties }) =>
      members(properties).some(([, test]) => isAnnotated(test) || isAnnotated(member(test, 'items'))),
    ),
  );
}

function isAnnotated(schema: unknown): boolean {
  return annotations.some((keyword) => member(schema, keyword) !== undefined);
}

/** Returns what `then` or `else` requires: nothing if it allows anything, `null` if words cannot express it all. */
function consequenceWording(schema: unknown, resolve: Resolve): string | null {
  if (schema === undefined) return '';
  const { layers } = resolve(schema);
  if (layers.some(({ not }) => isNothing(not))) return texts().condition.nothingAllowed;
  const words = layers.map((layer) => ownConsequence(layer, resolve));
  return words.includes(null) ? null : texts().and(words.flatMap((own) => (own === null || own === '' ? [] : [own])));
}

function ownConsequence(node: JsonObject, resolve: Resolve): string | null {
  const names = toArray(node['required']);
  const absent = absentMember(node['not']);
  const properties = members(node['properties']).map(([name, test]) => {
    return [name, isAnnotated(test) ? null : memberWording(test, resolve, 'rule')] as const;
  });
  const isWhole =
    properties.every(([, words]) => words !== null) &&
    Object.keys(node).every(
      (key) =>
        ['$ref', 'type', 'required', 'properties', 'description', '$comment'].includes(key) ||
        (key === 'not' && absent !== null),
    );
  if (!isWhole) return null;
  return texts().and([
    ...(names.length === 0 ? [] : [requiredWording(names)]),
    ...properties.map(([name, words]) => `\`${name}\` ${words ?? ''}`),
    ...(absent === null ? [] : [`\`${absent}\` ${texts().predicates.rule.isAbsent}`]),
  ]);
}

function memberWording(test: unknown, resolve: Resolve, mood: Mood): string | null {
  return test === false ? texts().predicates[mood].isAbsent : toTestWording(test, resolve, mood);
}

/** Returns the only member that `not: { required: [a] }` excludes, otherwise `null`. */
function absentMember(not: unknown): string | null {
  const [name, ...others] = toArray(member(not, 'required'));
  const isAlone = isObject(not) && Object.keys(not).every((key) => key === 'required' || key === 'type');
  return typeof name === 'string' && others.length === 0 && isAlone ? name : null;
}

/** @example requiredWording(['a', 'b']) // '`a` and `b` are required' */
export function requiredWording(names: readonly unknown[]): string {
  return texts().rules.required(names.map((name) => `\`${String(name)}\``));
}
