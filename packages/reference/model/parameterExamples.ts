import { exampleValue, members, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { isWebAddress, toDescription } from '@reliure/richtext';
import { toJson } from '@reliure/schema';
import type { NamedExample, SchemaContext } from '@reliure/schema';

/** Returns the examples of a parameter or a header itself as its sender writes them, as JSON. */
export function parameterExamples(parameter: JsonObject, context: SchemaContext): readonly string[] {
  const named = members(parameter['examples']).map(([, example]) => exampleValue(context.resolve(example).node));
  const values = named.length > 0 ? named : [parameter['example']];
  return values.filter((value) => value !== undefined).map((value) => toSentJson(value, parameter, context));
}

function toSentJson(value: unknown, { schema }: JsonObject, { toSent }: SchemaContext): string {
  return toJson(schema === undefined || toSent === undefined ? value : toSent(value, [schema]));
}

/**
 * Returns the named examples of a parameter or a header, each with its texts.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#example-object
 */
export function toNamedExamples(parameter: JsonObject, context: SchemaContext): readonly NamedExample[] {
  const { resolve, anchors } = context;
  return members(parameter['examples']).map(([name, reference]) => {
    const example = resolve(reference).node;
    const title = toText(example['summary']);
    const value = exampleValue(example);
    const url = toText(example['externalValue']);
    const serialized = toText(example['serializedValue']);
    return {
      name,
      ...(title !== undefined && { title }),
      ...toDescription(example, anchors),
      ...(value !== undefined && { value: toSentJson(value, parameter, context) }),
      ...(value === undefined && url !== undefined && { url, ...(isWebAddress(url) && { isLink: true }) }),
      ...(serialized !== undefined && { serialized }),
    };
  });
}
