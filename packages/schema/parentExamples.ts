import { isObject, member } from '@reliure/openapi';
import { toJson } from './json.ts';
import type { Field, SchemaNode, SchemaPart } from './schemaNode.ts';

/**
 * Replaces the examples of nested schemas with those in the examples of the schema around them. With the example `mode:
 * { code: 'A' }`, the example of `code` is `A`. A member whose own examples include these values keeps them all.
 *
 * @param examples The examples of the schema that has these parts.
 */
export function withParentExamples(parts: readonly SchemaPart[], examples: readonly unknown[]): readonly SchemaPart[] {
  if (!examples.some((example) => isObject(example) || Array.isArray(example))) return parts;
  return parts.map((part): SchemaPart => {
    switch (part.kind) {
      case 'fields':
        return { ...part, fields: part.fields.map((field) => replaceFieldExamples(field, examples)) };
      case 'items':
        return { ...part, node: replaceNodeExamples(part.node, examples.filter(Array.isArray).flat()) };
      default:
        return part;
    }
  });
}

function replaceFieldExamples(field: Field, examples: readonly unknown[]): Field {
  const values = examples.filter(isObject).map((example) => member(example, field.name));
  const node = replaceNodeExamples(
    field.node,
    values.filter((value) => value !== undefined),
  );
  return node === field.node ? field : { ...field, node };
}

function replaceNodeExamples(node: SchemaNode, values: readonly unknown[]): SchemaNode {
  if (values.length === 0) return node;
  const jsonValues = [...new Set(values.map(toJson))];
  const isIncluded = node.examples.length === 0 || jsonValues.every((value) => node.examples.includes(value));
  return { ...node, examples: isIncluded ? node.examples : jsonValues, parts: withParentExamples(node.parts, values) };
}
