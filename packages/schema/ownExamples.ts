import { isObject, member } from '@apidoc/openapi';
import { toJson } from './json';
import type { Field, SchemaNode, SchemaPart } from './schemaNode';

/**
 * Replaces the examples of nested schemas with those in the examples of the schema around them. With the example `mode:
 * { code: 'A' }`, the example of `code` is `A`. A member whose own examples include these values keeps them all.
 *
 * @param examples The examples of the schema that has these parts.
 */
export function withOwnExamples(parts: readonly SchemaPart[], examples: readonly unknown[]): readonly SchemaPart[] {
  if (!examples.some((example) => typeof example === 'object' && example !== null)) return parts;
  return parts.map((part): SchemaPart => {
    switch (part.kind) {
      case 'fields':
        return { ...part, fields: part.fields.map((field) => toOwnField(field, examples)) };
      case 'items':
        return { ...part, node: toOwnNode(part.node, examples.filter(Array.isArray).flat()) };
      default:
        return part;
    }
  });
}

function toOwnField(field: Field, examples: readonly unknown[]): Field {
  const held = examples.filter(isObject).map((example) => member(example, field.name));
  const node = toOwnNode(
    field.node,
    held.filter((value) => value !== undefined),
  );
  return node === field.node ? field : { ...field, node };
}

function toOwnNode(node: SchemaNode, held: readonly unknown[]): SchemaNode {
  if (held.length === 0) return node;
  const own = [...new Set(held.map(toJson))];
  const isShown = node.examples.length === 0 || own.every((value) => node.examples.includes(value));
  return { ...node, examples: isShown ? node.examples : own, parts: withOwnExamples(node.parts, held) };
}
