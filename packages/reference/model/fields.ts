import { contentSchema, members } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toDescription } from '@reliure/richtext';
import { toSerializedExample, toStyleNote } from '@reliure/samples';
import { toSchemaNode, toSince } from '@reliure/schema';
import type { Field, SchemaContext } from '@reliure/schema';
import { texts } from '../texts/index.ts';
import { parameterExamples, toNamedExamples } from './parameterExamples.ts';

/** Builds the field of a parameter or a header. Its own description and examples override those of its schema. */
export function toParameterField(parameter: JsonObject, parent: string, name: string, context: SchemaContext): Field {
  const anchor = context.anchors.reserve(parent, name);
  const [content] = members(parameter['content']);
  const media = content === undefined ? undefined : context.resolve(content[1]).node;
  const node = toSchemaNode(parameter['schema'] ?? contentSchema(media ?? {}) ?? true, anchor, context);
  const examples = parameterExamples(media ?? parameter, context);
  const named = toNamedExamples(media ?? parameter, context);
  const isShown = content !== undefined || named.some(({ serialized }) => serialized !== undefined);
  const form = isShown ? undefined : toSerializedExample({ ...parameter, name }, context.resolve);
  const formNote = form === undefined ? undefined : toStyleNote({ ...parameter, name }, context.resolve);
  return {
    name,
    anchor,
    required: parameter['required'] === true,
    ...toSince(parameter),
    node: {
      ...node,
      ...(content !== undefined && { type: texts().exchange.writtenAs(node.type, content[0]) }),
      ...toDescription(parameter, context.anchors),
      ...(parameter['deprecated'] === true && { deprecated: true }),
      ...(examples.length > 0 && { examples }),
      ...(named.length > 0 && { namedExamples: named }),
      ...(content === undefined && { isPlain: true }),
      ...(form !== undefined && { form }),
      ...(formNote !== undefined && { formNote }),
    },
  };
}

/** Builds the field of a header. A shared header that the page already shows, such as a quota, becomes a link to it. */
export function toHeaderField(name: string, header: unknown, parent: string, context: SchemaContext): Field {
  const { node, pointer } = context.resolve(header);
  const existingAnchor = pointer === null ? undefined : context.roots.get(pointer);
  if (existingAnchor !== undefined) {
    const anchor = context.anchors.reserve(parent, name);
    const parts = [{ kind: 'elsewhere', name, anchor: existingAnchor }] as const;
    return {
      name,
      anchor,
      required: node['required'] === true,
      ...toSince(node),
      node: { type: '', examples: [], parts },
    };
  }
  const field = toParameterField(node, parent, name, context);
  if (pointer !== null) context.roots.set(pointer, field.anchor);
  return field;
}
