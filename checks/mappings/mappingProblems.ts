import { createResolve, isObject, member, members, nearest, toArray, toText } from '@reliure/openapi';
import type { Problem, JsonObject, Resolve } from '@reliure/openapi';
import { equivalences, structureOf } from '@reliure/reference';
import { codedSchemas, mergeSchema, readableJson, schemaReference, toJson } from '@reliure/schema';
import type { LocatedProblem } from '../contract/locatedProblem.ts';
import type { Definitions } from './fhirR4.ts';

/** Loads the definitions of each standard that a mapping can name in `definitions`. */
type Loaders = Readonly<Record<string, () => Definitions>>;

/**
 * Finds mappings (`x-mappings`) that name a schema, a field or a code which the contract does not have, that leave one
 * out, or that name an element or a code which the standard does not define.
 */
export function mappingProblems(document: JsonObject, loaders: Loaders): readonly LocatedProblem[] {
  const resolve = createResolve(document);
  const schemas = members(member(document['components'], 'schemas')).map(([name]) => name);
  return members(document['x-mappings']).flatMap(([name, standard]) => {
    const location = `x-mappings/${name}`;
    const key = toText(member(standard, 'definitions')) ?? '';
    const definitions = loaders[key]?.();
    if (definitions === undefined) {
      const message = `The definitions "${key}" are unknown.`;
      return [{ location: `${location}/definitions`, message, remedy: nearest(key, Object.keys(loaders)) }];
    }
    const context: Context = { standard, definitions, resolve };
    return [
      ...members(member(standard, 'targets')).flatMap(([target, written]) =>
        locate(`${location}/targets/${target}`, targetProblems(written, definitions)),
      ),
      ...members(member(standard, 'schemas')).flatMap(([schema, mapping]) =>
        schemas.includes(schema)
          ? schemaProblems(schema, mapping, `${location}/schemas/${schema}`, context)
          : [
              {
                location: `${location}/schemas/${schema}`,
                message: `The contract has no schema "${schema}".`,
                remedy: nearest(schema, schemas),
              },
            ],
      ),
    ];
  });
}

interface Context {
  readonly standard: unknown;
  readonly definitions: Definitions;
  readonly resolve: Resolve;
}

function locate(location: string, problems: readonly Problem[]): readonly LocatedProblem[] {
  return problems.map((problem) => ({ location, ...problem }));
}

const structurePrefix = 'http://hl7.org/fhir/StructureDefinition/';

/** Code systems that the standard does not publish must list the codes that the mappings use. */
function targetProblems(target: unknown, { elementsOf, codesOf }: Definitions): readonly Problem[] {
  const uri = toText(member(target, 'uri')) ?? '';
  if (uri === '') return [{ message: 'The target has no URI.', remedy: 'Add `uri`.' }];
  const isProfile = uri.includes('/StructureDefinition/');
  const isKnown = uri.startsWith(structurePrefix)
    ? elementsOf(uri.slice(structurePrefix.length)) !== undefined
    : isProfile || codesOf(uri) !== undefined || member(target, 'codes') !== undefined;
  const remedy = 'Correct the URI, or list the codes that you use in `codes`.';
  return isKnown ? [] : [{ message: `The standard does not define ${uri}.`, remedy }];
}

function schemaProblems(
  schema: string,
  mapping: unknown,
  location: string,
  context: Context,
): readonly LocatedProblem[] {
  const merged = mergeSchema([schemaReference(schema)], context.resolve);
  const codes = member(mapping, 'codes');
  if (codes === undefined) {
    const fields = member(mapping, 'fields');
    if (fields === undefined) return locate(location, reasonProblems(mapping));
    return [
      ...locate(`${location}/fields`, nameProblems('field', members(fields), [...merged.properties.keys()])),
      ...members(fields).flatMap(([name, entry]) =>
        locate(`${location}/fields/${name}`, [...entryProblems(entry), ...elementProblems(entry, context)]),
      ),
    ];
  }
  const values = codedSchemas(merged, context.resolve).map(({ value }) => readableJson(toJson(value)));
  const element = toText(member(mapping, 'element')) ?? '';
  return [
    ...locate(`${location}/element`, pathProblems(element, context.definitions)),
    ...locate(`${location}/codes`, nameProblems('code', members(codes), values)),
    ...members(codes).flatMap(([name, entry]) =>
      locate(`${location}/codes/${name}`, [
        ...entryProblems(entry),
        ...codeProblems(entry, toText(member(mapping, 'system')) ?? '', context),
      ]),
    ),
  ];
}

function reasonProblems(mapping: unknown): readonly Problem[] {
  if (toText(member(mapping, 'remark')) !== undefined) return [];
  return [
    { message: 'The schema has no counterpart, and no reason is given.', remedy: 'Add `fields`, `codes` or `remark`.' },
  ];
}

/** Requires an entry for each field or code. A field of an inline object may have one too, as `objet.champ`. */
function nameProblems(
  noun: string,
  entries: readonly (readonly [string, unknown])[],
  known: readonly string[],
): readonly Problem[] {
  const names = entries.map(([name]) => name);
  const unknown = names.filter((name) => !known.includes(structureOf(name)) && !known.includes(name));
  return [
    ...unknown.map((name) => ({ message: `The schema has no ${noun} "${name}".`, remedy: nearest(name, known) })),
    ...known
      .filter((name) => !names.includes(name))
      .map((name) => ({
        message: `The ${noun} "${name}" is missing.`,
        remedy: 'Name its counterpart, or write `null` if there is none.',
      })),
  ];
}

const entryMembers = ['to', 'as', 'equivalence', 'remark'];

/** @see https://hl7.org/fhir/R4/conceptmap.html#invs (cmd-1) */
function entryProblems(entry: unknown): readonly Problem[] {
  if (!isObject(entry)) return [];
  const unknown = Object.keys(entry).filter((name) => !entryMembers.includes(name));
  const equivalence = toText(entry['equivalence']) ?? 'equivalent';
  const needsRemark = equivalence === 'narrower' || equivalence === 'inexact';
  return [
    ...unknown.map((name) => ({ message: `"${name}" is unknown here.`, remedy: nearest(name, entryMembers) })),
    ...(equivalences.some((one) => one === equivalence)
      ? []
      : [{ message: `The equivalence "${equivalence}" is unknown.`, remedy: nearest(equivalence, equivalences) }]),
    ...(needsRemark && toText(entry['remark']) === undefined
      ? [
          {
            message: `The counterpart is ${equivalence}, but the difference is not described.`,
            remedy: 'Add `remark`.',
          },
        ]
      : []),
  ];
}

function elementProblems(entry: unknown, { standard, definitions }: Context): readonly Problem[] {
  const targets = members(member(standard, 'targets')).map(([name]) => name);
  const profile = toText(member(entry, 'as'));
  return counterparts(entry).flatMap((path) => {
    const target = profile ?? structureOf(path);
    const unknown = { message: `The target "${target}" is not defined.`, remedy: nearest(target, targets) };
    return targets.includes(target) ? pathProblems(path, definitions) : [unknown];
  });
}

function pathProblems(path: string, { elementsOf }: Definitions): readonly Problem[] {
  const names = path.split('.');
  const parent = names.slice(0, -1).join('.');
  if (elementsOf(path) !== undefined) return [];
  const known = elementsOf(parent) ?? [];
  return [{ message: `The standard has no element "${path}".`, remedy: nearest(names.at(-1) ?? '', known) }];
}

function codeProblems(entry: unknown, system: string, { standard, definitions }: Context): readonly Problem[] {
  const targets = member(standard, 'targets');
  const target = member(targets, system);
  if (target === undefined) {
    const known = members(targets).map(([name]) => name);
    return [{ message: `The target "${system}" is not defined.`, remedy: nearest(system, known) }];
  }
  const listed = toArray(member(target, 'codes')).map(String);
  const codes = definitions.codesOf(toText(member(target, 'uri')) ?? '') ?? new Set(listed);
  return counterparts(entry)
    .filter((code) => !codes.has(code))
    .map((code) => ({ message: `"${system}" has no code "${code}".`, remedy: nearest(code, codes) }));
}

function counterparts(entry: unknown): readonly string[] {
  const to = isObject(entry) ? entry['to'] : entry;
  return (typeof to === 'string' ? [to] : toArray(to)).map(String);
}
