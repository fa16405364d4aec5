import { isObject, member, toCanonicalJson, toNumber, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toPlainText, toRichText } from '@reliure/richtext';
import { isBinary } from '@reliure/samples';
import {
  codedSchemas,
  discriminatorValues,
  impliedType,
  isValueList,
  listedValues,
  mergeSchema,
  schemaTypes,
  toWording,
} from '@reliure/schema';
import type { Choice, MergedSchema } from '@reliure/schema';
import { texts } from '../texts.ts';
import type { Control, FormChoice, FormField, FormNode, ListedValue } from '../types.ts';

/** Length from which a text gets several lines. */
const longText = 160;

/** The fields of a form, as they are collected. */
export interface FormNodes {
  readonly nodes: readonly FormNode[];
  /** Returns the index of the field for schemas that apply together. */
  readonly add: (schemas: readonly unknown[]) => number;
}

/** Creates the fields of a form. A schema has one field, also where it contains itself. */
export function createFormNodes(resolve: Resolve): FormNodes {
  const nodes: FormNode[] = [];
  const known = new Map<string, number>();
  const numbers = new Map<JsonObject, number>();

  function add(schemas: readonly unknown[]): number {
    const merged = mergeSchema(schemas, resolve);
    const head = toHead(merged, schemas, resolve);
    const key = `${toCanonicalJson(head)} ${[...merged.sources].map(toNumberOf).join(' ')}`;
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const index = nodes.length;
    known.set(key, index);
    // Its place is taken before its members are added, which may refer to it.
    nodes.push(head);
    nodes[index] = { ...head, ...toContent(merged, head.control) };
    return index;
  }

  function toNumberOf(source: JsonObject): number {
    const number = numbers.get(source) ?? numbers.size;
    numbers.set(source, number);
    return number;
  }

  function toContent(merged: MergedSchema, control: Control): Partial<FormNode> {
    const choices = merged.choices.filter((choice) => !isValueList(choice, resolve)).map(toChoice);
    const own = choices.length > 0 ? { choices } : {};
    if (control === 'list') return { ...own, item: add([merged.keywords['items'] ?? {}]) };
    if (control !== 'object') return own;
    const { additionalProperties } = merged.keywords;
    return {
      ...own,
      fields: toFields(merged),
      ...(isObject(additionalProperties) && { map: add([additionalProperties]) }),
    };
  }

  function toFields(merged: MergedSchema): readonly FormField[] {
    return [...withConditions(merged, resolve)].flatMap(([name, schemas]) => {
      const { keywords } = mergeSchema(schemas, resolve);
      if (keywords['readOnly'] === true) return [];
      return [
        {
          name,
          node: add(schemas),
          ...(merged.required.has(name) && { isRequired: true as const }),
          ...(keywords['deprecated'] === true && { isDeprecated: true as const }),
        },
      ];
    });
  }

  function toChoice(choice: Choice): FormChoice {
    const discriminator = toText(member(choice.discriminator, 'propertyName'));
    return {
      ...(discriminator !== undefined && { discriminator }),
      variants: choice.schemas.map((schema, index) => {
        const { name, node } = resolve(schema);
        const [value] = discriminatorValues(choice, schema, resolve);
        const title = toText(node['title']) ?? value ?? name ?? texts().variant(index + 1);
        const { required, properties } = mergeSchema([schema], resolve);
        const requires = [...required].filter((own) => !properties.has(own));
        return {
          title,
          node: add([schema]),
          ...(value !== undefined && { value }),
          ...(requires.length > 0 && { requires }),
        };
      }),
    };
  }

  return { nodes, add };
}

/** Returns the members of an object, also those that only a condition names. */
function withConditions({ properties, conditions }: MergedSchema, resolve: Resolve): MergedSchema['properties'] {
  const branches = conditions.flatMap((condition) => [condition['then'], condition['else']].filter(isObject));
  const added = branches.flatMap((branch) => [...mergeSchema([branch], resolve).properties]);
  return new Map([...added.filter(([name]) => !properties.has(name)), ...properties]);
}

/** Returns the parts of a field that no other field is needed for. */
function toHead(merged: MergedSchema, schemas: readonly unknown[], resolve: Resolve): FormNode {
  const { keywords } = merged;
  const control = toControl(merged, schemas, resolve);
  const title = toText(keywords['title']);
  const isLong = control === 'text' && (toNumber(keywords['maxLength']) ?? 0) >= longText;
  return {
    control,
    wording: toWording(merged, resolve),
    ...(title !== undefined && { title }),
    ...((keywords['nullable'] === true || schemaTypes(keywords).includes('null')) && { isNullable: true }),
    ...(isLong && { isLong: true }),
    ...(control === 'choice' && { values: toValues(merged, resolve) }),
  };
}

function toControl(merged: MergedSchema, schemas: readonly unknown[], resolve: Resolve): Control {
  const { keywords, properties, required, choices } = merged;
  const listed = listedValues(merged, resolve);
  if (listed.length > 0 && listed.every((value) => !isObject(value) && !Array.isArray(value))) return 'choice';
  if (isBinary(schemas, resolve)) return 'file';
  const named = schemaTypes(keywords).filter((type) => type !== 'null');
  const [type = impliedType(merged, listed) ?? undefined, ...others] = named;
  const isChoice = choices.some((choice) => !isValueList(choice, resolve));
  // The variants have fields of their own.
  if (isChoice && (type === undefined || type === 'object')) return 'object';
  if (type === undefined || others.length > 0) return 'json';
  switch (type) {
    case 'object':
      return properties.size + required.size > 0 || isObject(keywords['additionalProperties']) ? 'object' : 'json';
    case 'array':
      return Array.isArray(keywords['prefixItems']) ? 'json' : 'list';
    case 'integer':
    case 'number':
    case 'boolean':
      return type;
    case 'string':
      return keywords['format'] === 'date' ? 'date' : keywords['format'] === 'date-time' ? 'dateTime' : 'text';
    default:
      return 'json';
  }
}

function toValues(merged: MergedSchema, resolve: Resolve): readonly ListedValue[] {
  return codedSchemas(merged, resolve)
    .filter(({ value }) => value !== null)
    .map(({ value, schema }) => {
      const words = toText(schema['title']) ?? toText(schema['description']);
      if (words === undefined) return { value };
      return { value, meaning: toPlainText(toRichText(words)).split('\n')[0] ?? '' };
    });
}
