import { isObject, member, members, toArray } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { toTestWording } from './testWording';

const furtherConstraints = 'd’autres contraintes s’appliquent';

/** Returns `if`, `then` and `else` as one or two sentences. */
export function conditionWording(condition: JsonObject, resolve: Resolve): string {
  const tested = testedMembers(condition['if'], resolve);
  const consequence = consequenceWording(condition['then'], resolve);
  const otherwise = consequenceWording(condition['else'], resolve);
  if (consequence === null && otherwise !== null) {
    const unless = tested.length === 0 ? 'Si la condition n’est pas remplie' : `Sauf si ${tested.join(' et ')}`;
    return `${unless}, ${otherwise}.`;
  }
  const when = tested.length === 0 ? 'Si la condition est remplie' : `Si ${tested.join(' et ')}`;
  return `${when}, ${consequence ?? furtherConstraints}.${otherwise === null ? '' : ` Sinon, ${otherwise}.`}`;
}

/** Returns the tests of an object, member by member: « `statut` vaut `"close"` », « `motif` est absent ». */
export function testedMembers(schema: unknown, resolve: Resolve): readonly string[] {
  const properties = members(member(schema, 'properties'));
  const tested = new Set(properties.map(([name]) => name));
  const present = toArray(member(schema, 'required')).filter((name) => typeof name === 'string' && !tested.has(name));
  return [
    ...properties.map(([name, test]) => `\`${name}\` ${memberWording(test, resolve) ?? 'remplit sa condition'}`),
    ...present.map((name) => `\`${String(name)}\` est présent`),
    ...absentMembers(schema),
  ];
}

/** Returns the constraints of `then` or `else` in words, or `null` if there is no such schema. */
function consequenceWording(schema: unknown, resolve: Resolve): string | null {
  if (!isObject(schema)) return schema === false ? 'rien n’est permis' : null;
  const names = toArray(schema['required']);
  const properties = members(schema['properties']).map(([name, test]) => [name, memberWording(test, resolve)] as const);
  const absent = absentMembers(schema);
  const phrases = [
    ...(names.length === 0 ? [] : [requiredWording(names)]),
    ...properties.flatMap(([name, words]) => (words === null ? [] : [`\`${name}\` ${words}`])),
    ...absent,
  ];
  const isWhole =
    properties.every(([, words]) => words !== null) &&
    Object.keys(schema).every(
      (key) => ['type', 'required', 'properties', 'description'].includes(key) || (key === 'not' && absent.length > 0),
    );
  return [...phrases, ...(isWhole && phrases.length > 0 ? [] : [furtherConstraints])].join(' et ');
}

function memberWording(test: unknown, resolve: Resolve): string | null {
  return test === false ? 'est absent' : toTestWording(test, resolve);
}

/** Returns the wording of `not: { required: [a] }`: « `a` est absent ». */
function absentMembers(schema: unknown): readonly string[] {
  const not = member(schema, 'not');
  const [name, ...others] = toArray(member(not, 'required'));
  const isAlone = isObject(not) && Object.keys(not).every((key) => key === 'required' || key === 'type');
  return typeof name === 'string' && others.length === 0 && isAlone ? [`\`${name}\` est absent`] : [];
}

/** @example requiredWording(['a', 'b']) // '`a` et `b` sont obligatoires' */
export function requiredWording(names: readonly unknown[]): string {
  const list = names.map((name) => `\`${String(name)}\``);
  const [last = ''] = list.slice(-1);
  return list.length <= 1 ? `${last} est obligatoire` : `${list.slice(0, -1).join(', ')} et ${last} sont obligatoires`;
}
