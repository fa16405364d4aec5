import { isObject, members, toObject, toText, writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, xmlNodeType } from '@reliure/schema';
import { itemSchemas, memberSchemas, toApplying } from '../direction/applying.ts';
import { texts } from '../texts.ts';
import { toXmlName, toXmlTag, type XmlNode, type XmlTag } from './tag.ts';

/** The namespaces that the elements around an element declare, by prefix; that without a prefix by an empty string. */
type Namespaces = ReadonlyMap<string, string>;

const instanceNamespace = { prefix: 'xsi', namespace: 'http://www.w3.org/2001/XMLSchema-instance' };

/**
 * Serializes a value to XML. A string that is XML already is returned as it is. `null` becomes an element with
 * `xsi:nil`, and a list of the top level is always wrapped, because XML has one root.
 *
 * @param fallback The root’s name, if neither an XML Object nor a component names it.
 * @see https://spec.openapis.org/oas/v3.2.0#xml-object
 */
export function toXml(value: unknown, schema: unknown, resolve: Resolve, fallback = texts().xmlRoot): string {
  if (typeof value === 'string' && /^\s*</.test(value)) return value;
  const root = described(value, [schema], resolve);
  const [name = fallback] = root.names;
  // A document has one root.
  const isElement = xmlNodeType(root.xml, false) === 'element';
  const xml = isElement ? { ...root.xml, nodeType: 'element' } : { name: root.xml['name'], nodeType: 'element' };
  return toNodes(name, { ...root, xml }, new Map(), '')
    .filter((node) => typeof node === 'string')
    .join('\n');

  function toNodes(inferred: string, own: Described, around: Namespaces, indent: string): readonly XmlNode[] {
    const { xml } = own;
    const tagName = toText(xml['name']) ?? inferred;
    const kind = xmlNodeType(xml, Array.isArray(own.value));
    if (kind === 'text' || kind === 'cdata')
      return [{ text: toScalarText(own.value ?? ''), isCdata: kind === 'cdata' }];
    if (kind === 'none') return toContent(own, inferred, around, indent).nodes;
    if (own.value === null) {
      const { attributes } = opened([xml, instanceNamespace], around);
      return [toTag(tagName, xml, { attributes: [...attributes, ['xsi:nil', 'true']], content: '' }, indent)];
    }
    const prefixed = attributesOf(own);
    const { namespaces, attributes: declarations } = opened([xml, ...prefixed.map(toPrefixed)], around);
    const { text, nodes } = toContent(own, tagName, namespaces, `${indent}  `);
    const written = prefixed
      .filter((attribute) => attribute.value !== null)
      .map(
        (attribute) =>
          [
            toQualified(toText(attribute.xml['name']) ?? attribute.key, attribute.xml),
            [attribute.value].flat().map(toScalarText).join(' '),
          ] as const,
      );
    return [toTag(tagName, xml, { attributes: [...declarations, ...written], content: text ?? nodes }, indent)];
  }

  /** Returns the text or the nodes that a value is inside an element. @param name The name of items without one. */
  function toContent(
    own: Described,
    name: string,
    around: Namespaces,
    indent: string,
  ): { readonly text?: string; readonly nodes: readonly XmlNode[] } {
    if (Array.isArray(own.value)) {
      const nodes = own.value.flatMap((item: unknown, index) => {
        const part = described(
          item,
          own.parts.flatMap(({ keywords }) => itemSchemas(keywords, index)),
          resolve,
        );
        return toNodes((own.value === value ? part.names[0] : undefined) ?? name, part, around, indent);
      });
      return { nodes };
    }
    if (!isObject(own.value))
      return { text: toScalarText(own.value), nodes: [{ text: toScalarText(own.value), isCdata: false }] };
    const nodes = childrenOf(own)
      .filter((child) => !isAttribute(child))
      .flatMap((child) => toNodes(child.key, child, around, indent));
    return { nodes };
  }

  function childrenOf({ value: object, parts }: Described): readonly Child[] {
    return members(object).map(([key, item]) => ({
      key,
      ...described(
        item,
        parts.flatMap((part) => memberSchemas(key, part)),
        resolve,
      ),
    }));
  }

  /** Returns the attributes of an element: those of its value, and of members that are not nodes of their own. */
  function attributesOf(own: Described): readonly Child[] {
    if (!isObject(own.value)) return [];
    return childrenOf(own).flatMap((child) => {
      if (isAttribute(child)) return [child];
      return xmlNodeType(child.xml, Array.isArray(child.value)) === 'none' ? attributesOf(child) : [];
    });
  }
}

/** A member of an object. */
interface Child extends Described {
  readonly key: string;
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
  return xmlNodeType(xml, false) === 'attribute' && !values.some((item) => isObject(item) || Array.isArray(item));
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
