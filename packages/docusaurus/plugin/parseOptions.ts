import { nearest, ProblemsError } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { z } from 'zod';

/**
 * Validates the options of a plugin by their schema, and sets the defaults. A member’s description is the remedy for a wrong
 * value.
 *
 * @param plugin The plugin’s name.
 * @throws ProblemsError with the path, the value and the remedy of each wrong or unknown option.
 */
export function parseOptions<Schema extends z.ZodType>(
  plugin: string,
  schema: Schema,
  options: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(options);
  if (error === undefined) return data;
  throw new ProblemsError(
    error.issues
      .flatMap((issue) => toProblems(issue, schema, options))
      .map((problem) => ({
        file: `Plugin ${plugin}`,
        ...problem,
      })),
  );
}

function toProblems(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  options: unknown,
): readonly Omit<FileProblem, 'file'>[] {
  const member = issue.path.reduce<z.ZodType | undefined>(toMember, schema);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      pointer: [...issue.path, key].join('.'),
      message: 'There is no such option.',
      remedy: nearest(key, Object.keys(toShape(member))),
    }));
  }
  const value = issue.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    options,
  );
  const description = member === undefined ? undefined : descriptionOf(member);
  return [
    {
      pointer: issue.path.join('.'),
      message: `The value ${value === undefined ? 'undefined' : JSON.stringify(value)} is wrong: ${toSentence(issue.message)}`,
      remedy: description === undefined ? 'Correct it.' : `The option is: ${toSentence(description)}`,
    },
  ];
}

/** Returns the schema of a member of an object or array. */
function toMember(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  const inner = schema === undefined ? undefined : unwrap(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : toShape(inner)[String(key)];
}

function toShape(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  const inner = schema === undefined ? undefined : unwrap(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
}

function unwrap(schema: z.ZodType): z.ZodType {
  return isWrapper(schema) ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

function descriptionOf(schema: z.ZodType): string | undefined {
  return schema.description ?? (isWrapper(schema) ? descriptionOf(schema.unwrap() as z.ZodType) : undefined);
}

function isWrapper(schema: z.ZodType) {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly
  );
}

function toSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
