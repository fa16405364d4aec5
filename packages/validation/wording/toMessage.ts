import { isObject, member, toArray, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { countWording, jsonType, schemaExamples, toJson, toTypeWording } from '@reliure/schema';
import type { Failure } from '../engine/outcome.ts';
import { texts } from '../texts.ts';

/** Number of allowed values that a message lists. */
const maxValues = 12;

/** Says what is allowed where a value is not, with the contract’s own words for the condition that applies. */
export function toMessage(failed: Failure, resolve: Resolve): string {
  const message = ownMessage(failed, resolve);
  return failed.reason === undefined ? message : `${message} ${failed.reason}`;
}

function ownMessage(failed: Failure, resolve: Resolve): string {
  const { keyword, value, schema, name = '', branches, allowed = [], count = 0 } = failed;
  const words = texts();
  switch (keyword) {
    case 'required':
      return words.required;
    case 'dependentRequired':
      return words.requiredBeside(name);
    case 'enum':
      return valuesMessage(toArray(schema['enum']));
    case 'const':
      return valuesMessage([schema['const']]);
    case 'discriminator':
      return valuesMessage(allowed);
    case 'pattern':
      return [words.pattern(String(schema['pattern'])), ...exampleOf(schema)].join(' ');
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return words.unknownField;
    case 'properties':
      return words.forbiddenField;
    case 'items':
    case 'unevaluatedItems':
      return words.forbiddenItem;
    case 'propertyNames':
      return words.fieldName(branches?.flat().map((inner) => toMessage(inner, resolve))[0] ?? '');
    case 'not':
      return exclusionMessage(schema);
    case 'contains':
      return words.contains(
        countWording(schema['minContains'] ?? 1, schema['maxContains'], 'items'),
        listedValues(schema['contains']).map(toJson),
        count,
      );
    case 'oneOf':
      return words.several(allowed.flatMap((one) => nameOf(one, resolve)));
    case 'readOnly':
      return words.readOnly;
    case 'writeOnly':
      return words.writeOnly;
    default:
      return typeMessage(keyword, value, schema);
  }
}

/** Words a type and its bounds as the pages do. */
function typeMessage(keyword: string, value: unknown, schema: JsonObject): string {
  const typed = schema['type'] === undefined ? { ...schema, type: jsonType(value) } : schema;
  const example = keyword === 'format' ? exampleOf(schema) : [];
  return [texts().expected(toTypeWording(typed), foundWording(keyword, value)), ...example].join(' ');
}

/** Returns what a value is instead of what it should be, if its type or its length says so. */
function foundWording(keyword: string, value: unknown): string {
  if (keyword === 'type') return toTypeWording({ type: jsonType(value) });
  if (keyword.endsWith('Length')) return texts().count(Array.from(String(value)).length, 'characters');
  if (keyword.endsWith('Items') && Array.isArray(value) && keyword !== 'uniqueItems')
    return texts().count(value.length, 'items');
  return keyword.endsWith('Properties') && isObject(value) ? texts().count(Object.keys(value).length, 'fields') : '';
}

function valuesMessage(values: readonly unknown[]): string {
  const listed = [...new Set(values.map(toJson))];
  return texts().values(listed.slice(0, maxValues), Math.max(0, listed.length - maxValues));
}

function exclusionMessage(schema: JsonObject): string {
  const { not } = schema;
  if (isObject(not) && Object.keys(not).length === 0) return texts().nothingAllowed;
  const values = listedValues(not);
  return values.length === 0 ? texts().excluded : texts().excludedValues(values.map(toJson));
}

function listedValues(schema: unknown): readonly unknown[] {
  const constant = member(schema, 'const');
  return constant === undefined ? toArray(member(schema, 'enum')) : [constant];
}

function nameOf(schema: unknown, resolve: Resolve): readonly string[] {
  const { name, node } = resolve(schema);
  const title = toText(node['title']) ?? name;
  return title === null ? [] : [title];
}

function exampleOf(schema: JsonObject): readonly string[] {
  const [example] = schemaExamples(schema);
  return typeof example === 'string' ? [texts().example(toJson(example))] : [];
}
