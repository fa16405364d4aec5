import { contentSchema, exampleValue } from '../document/content.ts';
import { isObject, member, members, toArray, toObject, toText } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
import { pathItemOperations, toMethodName } from '../document/operations.ts';
import { isIn, joinTexts, type Conversion } from './convertParts.ts';

const pathItem: Conversion = (node, place, { lose }) => {
  const { query, additionalOperations, ...others } = node;
  if (place.isMap || (query === undefined && additionalOperations === undefined)) return node;
  for (const { method } of pathItemOperations({ query, additionalOperations }))
    lose(`${toMethodName(method)} ${place.path.at(-1) ?? ''}`);
  return others;
};

const content: Conversion = (node, place, { resolve }) => {
  if (!place.isMap || place.path.at(-1) !== 'content') return node;
  // OpenAPI 3.1 has no references to media types.
  return toOrderedObject(members(node).map(([mediaType, media]) => [mediaType, resolve(media).node]));
};

const media: Conversion = (node, place, { lose }) => {
  if (!isIn(place, 'content')) return node;
  const { itemSchema, prefixEncoding, itemEncoding, ...others } = node;
  if (prefixEncoding !== undefined || itemEncoding !== undefined) lose('`prefixEncoding`, `itemEncoding`');
  if (itemSchema === undefined) return others;
  lose('`itemSchema`');
  return { ...others, schema: contentSchema(node) };
};

const response: Conversion = (node, place) => {
  if (!isIn(place, 'responses') || node['$ref'] !== undefined) return node;
  const { summary, description, ...others } = node;
  return { description: joinTexts(summary, description), ...others };
};

const example: Conversion = (node, place) => {
  if (!isIn(place, 'examples')) return node;
  const { dataValue, serializedValue, ...others } = node;
  const mediaType = place.path.at(-3) ?? '';
  const isText = mediaType.includes('/') && !/[/+]json\b/i.test(mediaType);
  const text = isText ? toText(serializedValue) : undefined;
  const value = text ?? exampleValue(node, mediaType);
  const { externalValue: _external, ...withoutUrl } = others;
  return value === undefined ? others : { ...(dataValue === undefined ? others : withoutUrl), value };
};

/** Replaces a whole query string by the parameters that a form has. */
const parameters: Conversion = (node, _place, { resolve, lose }) => {
  const { parameters: list } = node;
  if (!Array.isArray(list)) return node;
  return {
    ...node,
    parameters: list.flatMap((written: unknown) => {
      const { node: own } = resolve(written);
      if (own['in'] !== 'querystring') return [written];
      const form = member(own['content'], 'application/x-www-form-urlencoded');
      const { properties, required } = toObject(resolve(member(resolve(form).node, 'schema')).node);
      if (properties === undefined) lose(`\`in: querystring\` (${String(own['name'])})`);
      return members(properties).map(([name, schema]) => ({
        name,
        in: 'query',
        ...(toArray(required).includes(name) && { required: true }),
        schema,
      }));
    }),
  };
};

const parameter: Conversion = (node) => {
  if (node['in'] !== 'cookie' || node['style'] !== 'cookie') return node;
  const { style: _style, ...others } = node;
  return others;
};

const securityScheme: Conversion = (node, place, { lose }) => {
  if (!isIn(place, 'securitySchemes')) return node;
  const { deprecated: _deprecated, oauth2MetadataUrl: _metadata, ...others } = node;
  const { deviceAuthorization, ...flows } = toObject(node['flows']);
  if (deviceAuthorization === undefined) return others;
  lose(`\`deviceAuthorization\` (${place.path.at(-1) ?? ''})`);
  return { ...others, flows };
};

const server: Conversion = (node, { path }) => {
  if (path.at(-1) !== 'servers' && path.at(-1) !== 'server') return node;
  const { name, ...others } = node;
  return name === undefined ? node : { ...others, description: joinTexts(name, node['description']) };
};

const tag: Conversion = (node, { path }) => {
  if (path.length !== 1 || path[0] !== 'tags') return node;
  const { parent: _parent, kind: _kind, summary, ...others } = node;
  return { ...others, ...(summary !== undefined && { 'x-displayName': summary }) };
};

const discriminator: Conversion = (node, { path, isMap }, { lose }) => {
  if (isMap || path.at(-1) !== 'discriminator' || node['defaultMapping'] === undefined) return node;
  const { defaultMapping: _mapping, ...others } = node;
  lose('`defaultMapping`');
  return others;
};

const xml: Conversion = (node, _place, { lose }) => {
  const { xml: written, type } = node;
  const nodeType = toText(member(written, 'nodeType'));
  if (!isObject(written) || nodeType === undefined) return node;
  const { nodeType: _type, ...others } = written;
  if (nodeType === 'attribute') return { ...node, xml: { ...others, attribute: true } };
  if (nodeType === 'element' && type === 'array') return { ...node, xml: { ...others, wrapped: true } };
  if (nodeType !== 'element' && !(nodeType === 'none' && type === 'array')) lose(`\`nodeType: ${nodeType}\``);
  return { ...node, xml: others };
};

/** The conversions from OpenAPI 3.2 to 3.1, one for each kind of object. */
export const conversions31: readonly Conversion[] = [
  pathItem,
  content,
  media,
  response,
  example,
  parameters,
  parameter,
  securityScheme,
  server,
  tag,
  discriminator,
  xml,
];
