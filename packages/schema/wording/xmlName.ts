import { toObject, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema } from '../merging/mergeSchema.ts';
import type { XmlName, XmlNodeType } from '../schemaNode.ts';

/**
 * Returns the node of a field in XML, or nothing for an element with the field’s name.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#xml-object
 */
export function toXmlName(name: string, schemas: readonly unknown[], resolve: Resolve): { readonly xml?: XmlName } {
  const { keywords } = mergeSchema(schemas, resolve);
  const xml = toObject(keywords['xml']);
  const { items } = keywords;
  const kind = xmlNodeType(xml, items !== undefined);
  const own = qualified(keywords['xml'], name);
  if (kind !== 'element' && (items === undefined || kind !== 'none')) return { xml: { kind, name: own } };
  const isWrapped = items !== undefined && kind === 'element';
  const inner = toObject(items === undefined ? {} : mergeSchema([items], resolve).keywords['xml']);
  const single = items === undefined ? own : qualified(inner, name);
  const shown = isWrapped ? `${own}/${qualified(inner, toText(xml['name']) ?? name)}` : single;
  return shown === name ? {} : { xml: { kind: 'element', name: shown } };
}

/** Returns the kind of node that an XML Object describes. */
export function xmlNodeType(xml: JsonObject, isList: boolean): XmlNodeType {
  const declared = nodeTypes.find((type) => type === xml['nodeType']);
  if (declared !== undefined) return declared;
  if (xml['attribute'] === true) return 'attribute';
  return isList && xml['wrapped'] !== true ? 'none' : 'element';
}

const nodeTypes: readonly XmlNodeType[] = ['attribute', 'element', 'text', 'cdata', 'none'];

function qualified(value: unknown, fallback: string): string {
  const xml = toObject(value);
  const prefix = toText(xml['prefix']);
  const name = toText(xml['name']) ?? fallback;
  return prefix === undefined ? name : `${prefix}:${name}`;
}
