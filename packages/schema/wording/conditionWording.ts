import { isObject, member, members, toArray } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { isNothing } from '../merging/mergeTypes.ts';
import { toTestWording } from './testWording.ts';

/**
 * Returns `if`, `then` and `else` as one or two sentences, or `null` if `then` or `else` says more than a sentence can:
 * fields of their own, with descriptions, or further conditions.
 */
export function conditionWording(condition: JsonObject, resolve: Resolve): string | null {
  const consequence = consequenceWording(condition['then'], resolve);
  const otherwise = consequenceWording(condition['else'], resolve);
  if (consequence === null || otherwise === null) return null;
  const { when, unless } = testWording(condition['if'], resolve);
  if (consequence === '') return otherwise === '' ? '' : `${unless}, ${otherwise}.`;
  return `${when}, ${consequence}.${otherwise === '' ? '' : ` Sinon, ${otherwise}.`}`;
}

/** Returns the beginning of a sentence about a condition that is met, and about one that is not. */
export function testWording(test: unknown, resolve: Resolve): { readonly when: string; readonly unless: string } {
  const tested = testedMembers(test, resolve).join(' et ');
  return tested === ''
    ? { when: 'Si la condition est remplie', unless: 'Si la condition n’est pas remplie' }
    : { when: tested.startsWith('il ') ? `S’${tested}` : `Si ${tested}`, unless: `Sauf si ${tested}` };
}

/**
 * Returns the tests of an object: « `statut` vaut `"close"` », « `motif` est absent », « soit …, soit … ».
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
    ...present.map((name) => `\`${parents}${String(name)}\` est présent`),
    ...exclusionTests(not, resolve, parents),
    ...toArray(allOf).flatMap((part) => testedMembers(part, resolve, parents)),
    ...[anyOf, oneOf].flatMap((choice) => alternativeTests(toArray(choice), resolve, parents)),
  ];
}

function memberTests(name: string, test: unknown, resolve: Resolve): readonly string[] {
  const words = memberWording(test, resolve);
  if (words !== null) return [`\`${name}\` ${words}`];
  const inner = testedMembers(test, resolve, `${name}.`);
  return inner.length > 0 ? inner : [`\`${name}\` remplit sa condition`];
}

function exclusionTests(not: unknown, resolve: Resolve, parents: string): readonly string[] {
  const absent = absentMember(not);
  if (absent !== null) return [`\`${parents}${absent}\` est absent`];
  const tests = not === undefined ? [] : testedMembers(not, resolve, parents);
  return tests.length === 0 ? [] : [`il n’est pas vrai que ${tests.join(' et que ')}`];
}

function alternativeTests(choice: readonly unknown[], resolve: Resolve, parents: string): readonly string[] {
  const words = choice.map((schema) => testedMembers(schema, resolve, parents).join(' et '));
  if (words.length === 0 || words.includes('')) return [];
  return [words.length === 1 ? words.join('') : words.map((word) => `soit ${word}`).join(', ')];
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
  if (layers.some(({ not }) => isNothing(not))) return 'rien n’est permis';
  const words = layers.map((layer) => ownConsequence(layer, resolve));
  return words.includes(null) ? null : words.filter((own) => own !== '').join(' et ');
}

function ownConsequence(node: JsonObject, resolve: Resolve): string | null {
  const names = toArray(node['required']);
  const absent = absentMember(node['not']);
  const properties = members(node['properties']).map(([name, test]) => {
    return [name, isAnnotated(test) ? null : memberWording(test, resolve)] as const;
  });
  const isWhole =
    properties.every(([, words]) => words !== null) &&
    Object.keys(node).every(
      (key) =>
        ['$ref', 'type', 'required', 'properties', 'description', '$comment'].includes(key) ||
        (key === 'not' && absent !== null),
    );
  if (!isWhole) return null;
  return [
    ...(names.length === 0 ? [] : [requiredWording(names)]),
    ...properties.map(([name, words]) => `\`${name}\` ${words ?? ''}`),
    ...(absent === null ? [] : [`\`${absent}\` est absent`]),
  ].join(' et ');
}

function memberWording(test: unknown, resolve: Resolve): string | null {
  return test === false ? 'est absent' : toTestWording(test, resolve);
}

/** Returns the only member that `not: { required: [a] }` excludes, otherwise `null`. */
function absentMember(not: unknown): string | null {
  const [name, ...others] = toArray(member(not, 'required'));
  const isAlone = isObject(not) && Object.keys(not).every((key) => key === 'required' || key === 'type');
  return typeof name === 'string' && others.length === 0 && isAlone ? name : null;
}

/** @example requiredWording(['a', 'b']) // '`a` et `b` sont obligatoires' */
export function requiredWording(names: readonly unknown[]): string {
  const list = names.map((name) => `\`${String(name)}\``);
  const [last = ''] = list.slice(-1);
  return list.length <= 1 ? `${last} est obligatoire` : `${list.slice(0, -1).join(', ')} et ${last} sont obligatoires`;
}
