import { isObject, member, members, toArray, toText, type JsonObject } from '../contract/json';
import type { Anchors } from './anchors';
import { toJson } from './json';
import { isCondition, type MergedSchema } from './mergeSchema';
import { toRichText } from './richText';
import type { Rule } from './types';

/** Conditions on several members, in words: the contract’s own where it has some, else what the keywords say. */
export function toRules(schema: MergedSchema, anchors: Anchors): readonly Rule[] {
  const { conditions, dependentRequired, keywords } = schema;
  const texts = [
    ...undeclaredRequired(schema),
    ...conditions.map(
      (condition) =>
        (isCondition(condition) ? toText(condition['description']) : undefined) ?? conditionWording(condition),
    ),
    ...dependentRequired.flatMap(([name, names]) =>
      names.length === 0 ? [] : [`Si \`${name}\` est présent, ${required(names)}.`],
    ),
    ...closedList(keywords),
  ];
  return texts.map((text) => ({ text: toRichText(text, anchors) }));
}

function closedList({ items, prefixItems }: JsonObject): readonly string[] {
  if (items !== false) return [];
  return [prefixItems === undefined ? 'Aucun élément n’est permis.' : 'Aucun autre élément n’est permis.'];
}

/** A schema may ask for members that another one, beside it, describes. */
function undeclaredRequired({ required: names, properties }: MergedSchema): readonly string[] {
  const undeclared = [...names].filter((name) => !properties.has(name));
  return undeclared.length === 0 ? [] : [`${required(undeclared)}.`];
}

function conditionWording(condition: JsonObject): string {
  const tested = testedMembers(condition['if']);
  const consequence = consequenceWording(condition['then']);
  const otherwise = consequenceWording(condition['else']);
  if (consequence === null && otherwise !== null) {
    const unless = tested.length === 0 ? 'Si la condition n’est pas remplie' : `Sauf si ${tested.join(' et ')}`;
    return `${unless}, ${otherwise}.`;
  }
  const when = tested.length === 0 ? 'Si la condition est remplie' : `Si ${tested.join(' et ')}`;
  return `${when}, ${consequence ?? furtherConstraints}.${otherwise === null ? '' : ` Sinon, ${otherwise}.`}`;
}

const furtherConstraints = 'd’autres contraintes s’appliquent';

/** What `then` or `else` asks for; `null` where there is none. */
function consequenceWording(schema: unknown): string | null {
  if (!isObject(schema)) return schema === false ? 'rien n’est permis' : null;
  const names = toArray(schema['required']);
  return names.length === 0 ? furtherConstraints : required(names);
}

function testedMembers(schema: unknown): readonly string[] {
  const properties = members(member(schema, 'properties'));
  const tested = new Set(properties.map(([name]) => name));
  const present = toArray(member(schema, 'required')).filter((name) => typeof name === 'string' && !tested.has(name));
  return [
    ...properties.map(([name, test]) => `\`${name}\` ${testWording(test)}`),
    ...present.map((name) => `\`${String(name)}\` est présent`),
  ];
}

function testWording(schema: unknown): string {
  const constant = member(schema, 'const');
  if (constant !== undefined) return `vaut \`${toJson(constant)}\``;
  const values = toArray(member(schema, 'enum')).map((value) => `\`${toJson(value)}\``);
  return values.length === 0 ? 'remplit sa condition' : `vaut ${values.join(' ou ')}`;
}

function required(names: readonly unknown[]): string {
  const list = names.map((name) => `\`${String(name)}\``);
  const [last = ''] = list.slice(-1);
  return list.length <= 1 ? `${last} est obligatoire` : `${list.slice(0, -1).join(', ')} et ${last} sont obligatoires`;
}
