import { createResolve, isObject, memberNames, members, referenceOf, toArray, toObject } from '@reliure/openapi';
import type { Problem, JsonObject, FileProblem, Resolve } from '@reliure/openapi';
import { matches } from '../validity/matches.ts';
import { everyValue } from './mergeKeywords.ts';
import { allowsNothing, mergeSchema, type MergedSchema } from './mergeSchema.ts';
import { containedSchemas } from '../namedSchemas.ts';
import { schemaTypes } from '../wording/typeWording.ts';

/** A contract, with the positions of its objects. */
interface Located {
  readonly document: JsonObject;
  readonly warnOf: (node: JsonObject, problem: Problem) => readonly FileProblem[];
}

/** Returns a warning for each schema of a contract whose keywords, applied together, contradict each other. */
export function toContradictionWarnings({ document, warnOf }: Located): readonly FileProblem[] {
  const resolve = createResolve(document);
  return allSchemas(document).flatMap((schema) => {
    const own = problemsOf(schema, resolve);
    if (own.length === 0) return [];
    const included = [...toArray(schema['allOf']), { $ref: schema['$ref'] }].flatMap((part) =>
      problemsOf(part, resolve),
    );
    const known = new Set(included.map(({ message }) => message));
    return own.filter(({ message }) => !known.has(message)).flatMap((problem) => warnOf(schema, problem));
  });
}

function problemsOf(schema: unknown, resolve: Resolve): readonly Problem[] {
  const merged = mergeSchema([schema], resolve);
  return [
    ...merged.conflicts,
    ...[...merged.properties].flatMap(([name, schemas]) => memberProblems(name, schemas, merged, resolve)),
    ...[...merged.required].flatMap((name) => forbiddenProblems(name, merged)),
    ...nullProblems(schema, merged),
  ];
}

/** Returns the contradictions between several schemas of a member, and those of a required member. */
function memberProblems(
  name: string,
  schemas: readonly unknown[],
  { required }: MergedSchema,
  resolve: Resolve,
): readonly Problem[] {
  if (schemas.length === 1 && !required.has(name)) return [];
  if (schemas.length > 1 && schemas.includes(false)) return [forbidden(name)];
  const member = mergeSchema(schemas, resolve);
  const own = schemas.flatMap((schema) => mergeSchema([schema], resolve).conflicts.map(({ message }) => message));
  return [
    ...member.conflicts
      .filter(({ message }) => !own.includes(message))
      .map(({ message, remedy }) => ({ message: `\`${name}\`: ${message}`, remedy })),
    ...(required.has(name) && allowsNothing(member)
      ? [{ message: `\`${name}\` is required, but its schema allows no value.`, remedy: 'Change one of the two.' }]
      : []),
  ];
}

function forbiddenProblems(name: string, { properties, keywords }: MergedSchema): readonly Problem[] {
  const isOpen = !everyValue(keywords, 'additionalProperties').includes(false);
  const isNamed = memberNames(toObject(keywords['patternProperties'])).some((pattern) => matches(pattern, name, true));
  return isOpen || isNamed || properties.has(name) ? [] : [forbidden(name)];
}

function forbidden(name: string): Problem {
  return {
    message: `The member \`${name}\` is never allowed: \`additionalProperties: false\` forbids what the same schema does not name.`,
    remedy: 'Write `unevaluatedProperties: false` (3.1) in the outermost schema instead, or name the member there too.',
  };
}

/** Returns a problem for `nullable` in a part of `allOf`, if another part does not allow `null`. */
function nullProblems(schema: unknown, { keywords }: MergedSchema): readonly Problem[] {
  const isNullable = toArray(toObject(schema)['allOf']).some((part) => toObject(part)['nullable'] === true);
  if (!isNullable || keywords['nullable'] === true || allowsNothing({ keywords })) return [];
  if (schemaTypes(keywords).includes('null') || listsNull(keywords)) return [];
  return [
    {
      message: '`nullable: true` has no effect in a part of `allOf`: another part does not allow `null`.',
      remedy: 'Write `nullable: true` beside `allOf` instead.',
    },
  ];
}

function listsNull({ const: constant, enum: values }: JsonObject): boolean {
  return constant === null || toArray(values).includes(null);
}

/** Members that contain data, which may look like schemas. */
const data: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'mapping']);

/** Returns the schemas of a contract that say more than a `$ref`, each once. Iterates, because contracts may be deep. */
function allSchemas(document: JsonObject): readonly JsonObject[] {
  const found = new Set<JsonObject>();
  const seen = new Set<unknown>();
  const waiting: { readonly node: unknown; readonly isSchema: boolean }[] = [{ node: document, isSchema: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, isSchema } = next;
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    if (isSchema && isObject(node)) {
      if (referenceOf(node) === null || Object.keys(node).length > 1) found.add(node);
      for (const child of containedSchemas(node)) waiting.push({ node: child, isSchema: true });
    } else if (Array.isArray(node)) for (const child of node) waiting.push({ node: child, isSchema: false });
    else {
      for (const [key, child] of members(node)) {
        if (data.has(key) || key.startsWith('x-')) continue;
        if (key === 'schemas') for (const [, schema] of members(child)) waiting.push({ node: schema, isSchema: true });
        else waiting.push({ node: child, isSchema: key === 'schema' });
      }
    }
  }
  return [...found];
}
