import { isObject, members, toObject, toText, writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema } from '@reliure/schema';
import { itemSchemas, memberSchemas, toApplying } from '../direction/applying.ts';
import { texts } from '../texts.ts';
import { toXmlName, toXmlTag, type XmlTag } from './tag.ts';

/** The namespaces that the elements around an element declare, by prefix; that without a prefix by an empty string. */
type Namespaces = ReadonlyMap<string, string>;

const instanceNamespace = { prefix: 'xsi', namespace: 'http://www.w3.org/2001/XMLSchema-instance' };

/**
 * Serializes a value to XML. A string that is XML already is returned as it is. `null` becomes an element with
 * `xsi:nil`, and a list of the top level is always wrapped, because XML has one root.
 *
 * @param fallback The root’s name, if neither an XML Object nor a component names it.
 * @see https://spec.openapis.org/oas/v3.1.0#xml-object
 */
export function toXml(value: unknown, schema: unknown, resolve: Resolve, fallback = texts().xmlRoot): string {
  if (typeof value === 'string' && /^\s*</.test(value)) return value;
  const root = described(value, [schema], resolve);
  const [name = fallback] = root.names;
  const isList = Array.isArray(value);
  const elements = toElements(name, isList ? { ...root, xml: { ...root.xml, wrapped: true } } : root, new Map(), '');
  return elements.join('\n');

  function toElements(
    inferred: string,
    { value: own, xml, parts }: Described,
    around: Namespaces,
    indent: string,
  ): readonly string[] {
    const tagName = toText(xml['name']) ?? inferred;
    if (Array.isArray(own)) {
      const isWrapped = xml['wrapped'] === true;
      const inner = isWrapped ? opened([xml], around) : { namespaces: around, attributes: [] };
      const items = own.flatMap((item: unknown, index) => {
        const schemas = parts.flatMap(({ keywords }) => itemSchemas(keywords, index));
        const part = described(item, schemas, resolve);
        const itemName = (own === value ? part.names[0] : undefined) ?? (isWrapped ? tagName : inferred);
        return toElements(itemName, part, inner.namespaces, isWrapped ? `${indent}  ` : indent);
      });
      return isWrapped ? [toTag(tagName, xml, { attributes: inner.attributes, content: items }, indent)] : items;
    }
    if (own === null) {
      const { attributes } = opened([xml, instanceNamespace], around);
      return [toTag(tagName, xml, { attributes: [...attributes, ['xsi:nil', 'true']], content: '' }, indent)];
    }
    if (!isObject(own)) {
      return [
        toTag(tagName, xml, { attributes: opened([xml], around).attributes, content: toScalarText(own) }, indent),
      ];
    }
    const children = members(own).map(([key, item]) => {
      const schemas = parts.flatMap((part) => memberSchemas(key, part));
      return { key, ...described(item, schemas, resolve) };
    });
    const attributes = children.filter(isAttribute);
    const { namespaces, attributes: declarations } = opened([xml, ...attributes.map(toPrefixed)], around);
    const written = attributes
      .filter((attribute) => attribute.value !== null)
      .map(
        (attribute) =>
          [
            toQualified(toText(attribute.xml['name']) ?? attribute.key, attribute.xml),
            [attribute.value].flat().map(toScalarText).join(' '),
          ] as const,
      );
    const content = children
      .filter((child) => !isAttribute(child))
      .flatMap((child) => toElements(child.key, child, namespaces, `${indent}  `));
    return [toTag(tagName, xml, { attributes: [...declarations, ...written], content }, indent)];
  }
}

/** A value with its XML Object, the components that describe it, and the schemas that apply to it. */
interface Described {
  readonly value: unknown;
  readonly xml: JsonObject;
  readonly names: readonly string[];
  readonly parts: readonly ReturnType<typeof mergeSchema>[];
}

function described(value: unknown, schemas: readonly unknown[], resolve: Resolve): Described {
  const applying = toApplying(value, schemas, resolve);
  const parts = applying.map((schema) => mergeSchema([schema], resolve));
  return {
    value,
    xml: toObject(parts.map(({ keywords }) => keywords['xml']).find(isObject)),
    names: applying.flatMap((schema) => resolve(schema).name ?? []),
    parts,
  };
}

/** Whether a member is an attribute. An object cannot be one; a list is a list of words. */
function isAttribute({ value, xml }: Described): boolean {
  const values = [value].flat();
  return xml['attribute'] === true && !values.some((item) => isObject(item) || Array.isArray(item));
}

/** An attribute without a prefix has no namespace. */
function toPrefixed({ xml }: Described): JsonObject {
  return toText(xml['prefix']) === undefined ? {} : xml;
}

/** Returns the declarations of an element, and the namespaces inside it. */
function opened(
  xmls: readonly JsonObject[],
  around: Namespaces,
): { readonly namespaces: Namespaces; readonly attributes: readonly (readonly [string, string])[] } {
  const declared = new Map<string, string>();
  for (const xml of xmls) {
    const prefix = toText(xml['prefix']) ?? '';
    const namespace = toText(xml['namespace']);
    // The prefix `xml` is always declared.
    if (namespace !== undefined && prefix !== 'xml' && around.get(prefix) !== namespace)
      declared.set(prefix, namespace);
  }
  return {
    namespaces: new Map([...around, ...declared]),
    attributes: [...declared].map(([prefix, namespace]) => [prefix === '' ? 'xmlns' : `xmlns:${prefix}`, namespace]),
  };
}

function toTag(name: string, xml: JsonObject, tag: XmlTag, indent: string): string {
  return toXmlTag(toQualified(name, xml), tag, indent);
}

function toQualified(name: string, xml: JsonObject): string {
  const prefix = toText(xml['prefix']);
  return toXmlName(prefix === undefined ? name : `${prefix}:${name}`);
}

function toScalarText(value: unknown): string {
  return typeof value === 'string' ? value : writeJson(value);
}
