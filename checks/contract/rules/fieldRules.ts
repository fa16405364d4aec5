import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { reportOnKey } from './reportOnKey.ts';

/** Matches parts of a schema that only restrict fields described elsewhere. */
const restrictingKeyword = /\/(?:if|then|else|not|dependentSchemas)(?:\/|$)/;

/** Requires each field to have a description, a type, limits and an example. */
export const fieldIsComplete: Oas3Rule = () => ({
  Schema(schema, context: UserContext) {
    if (restrictingKeyword.test(context.location.pointer)) return;
    for (const [name, property] of members(member(schema, 'properties'))) {
      const target = context.resolve<JsonObject>(property as JsonObject).node;
      const field = { ...target, ...(property as JsonObject) };
      for (const missing of missingInField(field)) {
        const { source, pointer } = context.location;
        const at = { source, pointer: `${pointer}/properties/${name}` };
        reportOnKey(context, at, `Field "${name}" has no ${missing}: add it.`);
      }
    }
  },
});

function missingInField(field: JsonObject): readonly string[] {
  const has = (...keys: readonly string[]): boolean => keys.some((key) => field[key] !== undefined);
  const isComposed = has('oneOf', 'anyOf', 'allOf', 'const', 'enum');
  const [type] = [field['type']].flat().filter((name) => name !== 'null');
  const missing: string[] = [];
  if (!has('description')) missing.push('description');
  if (!has('type', 'contentMediaType') && !isComposed) missing.push('type');
  if (type !== 'object' && !has('examples') && !isComposed) missing.push('example');
  if (type === 'string' && !has('maxLength', 'format', 'pattern') && !isComposed)
    missing.push('maximum length, format or pattern');
  if ((type === 'integer' || type === 'number') && !has('minimum', 'maximum')) missing.push('bound');
  if (type === 'array' && !has('maxItems')) missing.push('maximum number of elements');
  return missing;
}

/** Requires coded values to be a list of `{ const, title, description }`, so that each code has its meaning. */
export const codeHasMeaning: Oas3Rule = () => ({
  Schema(schema, context: UserContext) {
    const { source, pointer } = context.location;
    if (restrictingKeyword.test(pointer)) return;
    const report = (message: string, path: string): void =>
      reportOnKey(context, { source, pointer: `${pointer}/${path}` }, message);
    const codes = toArray(member(schema, 'enum'));
    if (codes.length > 0)
      report(
        `The codes ${codes.join(', ')} have no meaning: write \`oneOf\` with \`{ const, title, description }\` for each of them instead of \`enum\`.`,
        'enum',
      );
    toArray(member(schema, 'oneOf')).forEach((choice, index) => {
      if (!isObject(choice) || choice['const'] === undefined) return;
      const missing = ['title', 'description'].filter((key) => toText(choice[key]) === undefined);
      if (missing.length > 0)
        report(
          `The code ${JSON.stringify(choice['const'])} has no ${missing.join(' and no ')}: add it.`,
          `oneOf/${index}`,
        );
    });
  },
});
