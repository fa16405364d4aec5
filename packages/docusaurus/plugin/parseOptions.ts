import { nearest, ProblemsError } from '@reliure/openapi';
import type { PointerProblem } from '@reliure/openapi';
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
  const problems = optionProblems(schema, options);
  if (problems.length > 0)
    throw new ProblemsError(problems.map((problem) => ({ file: `Plugin ${plugin}`, ...problem })));
  return schema.parse(options);
}

/** Finds the options that do not have their schema. The pointer of a problem is the path of the option. */
export function optionProblems(schema: z.ZodType, options: unknown): readonly PointerProblem[] {
  const { error } = schema.safeParse(options);
  return error?.issues.flatMap((issue) => toProblems(issue, schema, options)) ?? [];
}

function toProblems(issue: z.core.$ZodIssue, schema: z.ZodType, options: unknown): readonly PointerProblem[] {
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
