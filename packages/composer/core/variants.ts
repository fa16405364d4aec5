import { isNumber, isObject, member } from '@reliure/openapi';
import { isEqual } from '@reliure/schema';
import type { ComposerFile, FormChoice, FormNode } from '../types.ts';

type Nodes = ComposerFile['nodes'];

/** Returns the index of the variant that a value has: that of its discriminator, else the one that fits it best. */
export function variantOf(value: unknown, { discriminator, variants }: FormChoice, nodes: Nodes): number {
  if (discriminator !== undefined && isObject(value)) {
    const named = variants.findIndex(
      (variant) => variant.value !== undefined && variant.value === value[discriminator],
    );
    if (named !== -1) return named;
  }
  const scores = variants.map(
    ({ node, requires = [] }) => fitOf(value, nodes[node], nodes) - requires.filter((name) => !has(value, name)).length,
  );
  return scores.indexOf(Math.max(...scores));
}

/**
 * Returns the value after another variant was chosen: what the other one has too is kept, and what only other variants
 * require is not.
 */
export function withVariant(
  value: unknown,
  owner: FormNode,
  { discriminator, variants }: FormChoice,
  index: number,
  nodes: Nodes,
): unknown {
  const variant = variants[index];
  const node = nodes[variant?.node ?? -1];
  if (variant === undefined || node === undefined) return undefined;
  if (node.control !== 'object') return initialValue(node, nodes);
  const names = new Set([...(owner.fields ?? []), ...(node.fields ?? [])].map(({ name }) => name));
  const { requires = [] } = variant;
  for (const name of variants.flatMap((other) => other.requires ?? []))
    if (!requires.includes(name)) names.delete(name);
  const kept = Object.entries(isObject(value) ? value : {}).filter(([name]) => names.has(name));
  const added = (owner.fields ?? []).flatMap(({ name, node: own }) => {
    const field = nodes[own];
    return field !== undefined && requires.includes(name) ? [[name, plainValue(field, nodes)] as const] : [];
  });
  return Object.fromEntries([
    ...added,
    ...kept,
    ...fixedMembers(node, nodes),
    ...(discriminator !== undefined && variant.value !== undefined ? [[discriminator, variant.value]] : []),
  ]);
}

/** Returns the value that a field has when it is added: of variants, the first. */
export function initialValue(node: FormNode, nodes: Nodes): unknown {
  return (node.choices ?? []).reduce<unknown>(
    (value, choice) => withVariant(value, node, choice, 0, nodes),
    plainValue(node, nodes),
  );
}

/** Returns the first value of a field without regard to its variants, which may be fields like itself. */
function plainValue(node: FormNode, nodes: Nodes): unknown {
  switch (node.control) {
    case 'object':
      return Object.fromEntries(fixedMembers(node, nodes));
    case 'list':
      return [];
    case 'boolean':
      return false;
    case 'choice':
      return node.values?.[0]?.value ?? '';
    case 'json':
      return null;
    default:
      return '';
  }
}

/** Returns the members that can have only one value. */
function fixedMembers({ fields }: FormNode, nodes: Nodes): readonly (readonly [string, unknown])[] {
  return (fields ?? []).flatMap(({ name, node }): readonly (readonly [string, unknown])[] => {
    const [only, ...others] = nodes[node]?.values ?? [];
    return only !== undefined && others.length === 0 ? [[name, only.value]] : [];
  });
}

/** Returns how well a value fits a field. */
function fitOf(value: unknown, node: FormNode | undefined, nodes: Nodes): number {
  if (node === undefined || !hasType(value, node)) return -100;
  if (!isObject(value)) return 1;
  const fields = node.fields ?? [];
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(value).filter((name) => !known.has(name)).length;
  return fields.reduce((sum, { name, node: own, isRequired }) => {
    if (value[name] === undefined) return isRequired === true ? sum - 2 : sum;
    const listed = nodes[own]?.values;
    return listed === undefined || listed.some((one) => isEqual(one.value, value[name])) ? sum + 1 : sum - 10;
  }, -unknown);
}

function has(value: unknown, name: string): boolean {
  return member(value, name) !== undefined;
}

function hasType(value: unknown, { control, values }: FormNode): boolean {
  switch (control) {
    case 'json':
      return true;
    case 'object':
      return isObject(value) || value === undefined;
    case 'list':
      return Array.isArray(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
    case 'number':
      return isNumber(value);
    case 'choice':
      return values?.some((one) => isEqual(one.value, value)) === true;
    case 'date':
    case 'dateTime':
    case 'file':
    case 'text':
      return typeof value === 'string';
  }
}
