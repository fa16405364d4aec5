import { toObject, toText } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { mergeSchema } from '../merging/mergeSchema.ts';
import type { XmlName } from '../schemaNode.ts';

/**
 * Returns the attribute or the element of a field in XML, or nothing for an element with the field’s name.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#xml-object
 */
export function toXmlName(name: string, schemas: readonly unknown[], resolve: Resolve): { readonly xml?: XmlName } {
  const { keywords } = mergeSchema(schemas, resolve);
  const xml = toObject(keywords['xml']);
  const own = qualified(keywords['xml'], name);
  if (xml['attribute'] === true) return { xml: { kind: 'attribute', name: own } };
  const items = keywords['items'];
  const isWrapped = xml['wrapped'] === true;
  const inner = toObject(items === undefined ? {} : mergeSchema([items], resolve).keywords['xml']);
  const single = items === undefined ? own : qualified(inner, name);
  const shown = isWrapped ? `${own}/${qualified(inner, toText(xml['name']) ?? name)}` : single;
  return shown === name ? {} : { xml: { kind: 'element', name: shown } };
}

function qualified(value: unknown, fallback: string): string {
  const xml = toObject(value);
  const prefix = toText(xml['prefix']);
  const name = toText(xml['name']) ?? fallback;
  return prefix === undefined ? name : `${prefix}:${name}`;
}
