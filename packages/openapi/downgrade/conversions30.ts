import { isObject, member, members, toText, type JsonObject } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
import { mapOperations } from '../document/operations.ts';
import { isIn, joinTexts, type Conversion } from './convertParts.ts';
import { toSchema30 } from './toSchema30.ts';

/**
 * Puts the target of a reference in its place, if the reference has a text of its own, which OpenAPI 3.0 ignores. Only
 * examples have a summary there.
 */
const reference: Conversion = (node, place, { resolve }) => {
  if (place.isMap || typeof node['$ref'] !== 'string' || Object.keys(node).length === 1) return node;
  const { summary, ...others } = resolve(node).node;
  if (isIn(place, 'examples') || summary === undefined) return resolve(node).node;
  return isIn(place, 'responses') ? { ...others, description: joinTexts(summary, others['description']) } : others;
};

const schemas: Conversion = (node, { path, isMap }, context) => {
  if (isMap && path.length === 2 && path[0] === 'components' && path[1] === 'schemas')
    return toOrderedObject(members(node).map(([name, schema]) => [name, toSchema30(schema, context)]));
  if (isMap || node['schema'] === undefined) return node;
  return { ...node, schema: toSchema30(node['schema'], context) };
};

/** Resolves path items, because OpenAPI 3.0 has no components for them, and adds the responses that it requires. */
const pathItems: Conversion = (node, { path, isMap }, { resolve }) => {
  const isCallback = path.at(-2) === 'callbacks' && !isMap && node['$ref'] === undefined;
  if (!isCallback && !(isMap && path.length === 1 && ['paths', 'webhooks'].includes(path[0] ?? ''))) return node;
  const withResponses = (item: JsonObject) =>
    mapOperations(item, ({ operation }) => ({ responses: { default: { description: '' } }, ...operation }));
  return toOrderedObject(
    members(node).map(([key, item]) => [key, key.startsWith('x-') ? item : withResponses(resolve(item).node)]),
  );
};

const components: Conversion = (node, { path }) => {
  if (path.length !== 1 || path[0] !== 'components') return node;
  const { pathItems: _items, ...others } = node;
  return others;
};

const info: Conversion = (node, { path }) => {
  if (path.length !== 1 || path[0] !== 'info') return node;
  const { summary, ...others } = node;
  return summary === undefined ? node : { ...others, 'x-summary': summary };
};

const license: Conversion = (node, { path }) => {
  if (path.join(' ') !== 'info license') return node;
  const { identifier, ...others } = node;
  const id = toText(identifier);
  return id === undefined ? node : { url: `https://spdx.org/licenses/${encodeURIComponent(id)}.html`, ...others };
};

const securitySchemes: Conversion = (node, { path, isMap }, { lose }) => {
  if (!isMap || path.at(-1) !== 'securitySchemes') return node;
  const kept = members(node).filter(([name, scheme]) => {
    const isUnknown = member(scheme, 'type') === 'mutualTLS';
    if (isUnknown) lose(`\`mutualTLS\` (${name})`);
    return !isUnknown;
  });
  return toOrderedObject(kept);
};

/** Leaves out the schemes that OpenAPI 3.0 lacks. A requirement of them alone is not replaced by free access. */
const security: Conversion = (node, { isMap }, { resolve }) => {
  const { security: written, ...others } = node;
  if (isMap || !Array.isArray(written)) return node;
  const isKnown = (name: string) =>
    resolve({ $ref: `#/components/securitySchemes/${name}` }).node['type'] !== 'mutualTLS';
  const requirements = written.filter(isObject).flatMap((requirement): readonly JsonObject[] => {
    const known = members(requirement).filter(([name]) => isKnown(name));
    return known.length === 0 && members(requirement).length > 0 ? [] : [toOrderedObject(known)];
  });
  return requirements.length === 0 && written.length > 0 ? others : { ...others, security: requirements };
};

/** The conversions from OpenAPI 3.1 to 3.0, one for each kind of object. */
export const conversions30: readonly Conversion[] = [
  pathItems,
  reference,
  schemas,
  components,
  info,
  license,
  securitySchemes,
  security,
];
