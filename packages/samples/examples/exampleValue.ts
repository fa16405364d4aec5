import { isObject, toCanonicalJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { allowsNothing, impliedType, mergeSchema, schemaExamples, schemaTypes } from '@reliure/schema';
import { omittedNames } from '../direction/applying.ts';
import { withoutOmitted } from '../direction/withoutOmitted.ts';
import { coerceToType, documentedExamples, otherDocumented } from './documented.ts';
import { numberCandidates } from './exampleScalar.ts';
import { impliedSchemas } from './implied.ts';
import { maxTries, maxValues, valueBudget } from './limits.ts';
import { listCandidates } from './listCandidates.ts';
import { completedObject, objectCandidates } from './objectCandidates.ts';
import { patternsOf } from './patternsOf.ts';
import { textCandidates } from './textCandidates.ts';
import { texts } from '../texts.ts';
import type { Builder } from './types.ts';
import { isValid } from '@reliure/validation';
import type { Sender } from '@reliure/validation';
import { isSameStructure, selections } from './variants.ts';
import type { Ancestors, ConcreteSchema } from './variants.ts';

/** All types, in the order in which they are tried where a schema names none. */
const types = ['string', 'object', 'integer', 'array', 'boolean', 'number', 'null'];

/** How often the schemas that a value implies are added to its own. */
const maxImplied = 4;

/**
 * Returns a value that a schema allows: the documented example, or one generated from constants, types, formats, patterns
 * and bounds, and then checked. A recursion ends as soon as the schema allows it, and the size is limited. Returns
 * `undefined` if the schema allows no value, or none was found.
 *
 * @param word The word that generated texts consist of, in the language of the site by default.
 */
export function toExampleValue(
  schema: unknown,
  resolve: Resolve,
  sender: Sender = 'client',
  word = texts().examples.word,
): unknown {
  const [value] = createBuilder(resolve, sender, word).values([schema], []);
  return value;
}

function createBuilder(resolve: Resolve, sender: Sender, word: string): Builder {
  const budget = { values: valueBudget, tries: maxTries };
  /** Objects and lists that contain what the contract documents, right or wrong. */
  const trusted = new WeakSet<object>();
  const omissions = new WeakMap<object, ReadonlySet<string>>();
  const check = {
    resolve,
    isTrusted: (value: unknown, layer: JsonObject) =>
      typeof value === 'object' && value !== null
        ? trusted.has(value)
        : schemaExamples(layer).some(
            (example) => toCanonicalJson(coerceToType(example, layer)) === toCanonicalJson(value),
          ),
    omitted: (object: JsonObject) => omissions.get(object) ?? new Set<string>(),
  };

  const builder: Builder = {
    resolve,
    sender,
    word,
    budget,
    omissions,
    isAllowed: (value, schemas) => schemas.every((schema) => isValid(value, schema, check)),
    values,
  };

  /** Returns the values found for schemas that apply together, the most useful first. */
  function* values(schemas: readonly unknown[], ancestors: Ancestors, depth = 0): Generator {
    budget.values -= 1;
    const merged = mergeSchema(schemas, resolve);
    const start = budget.values;
    const seen = new Set<string>();
    let isFirst = true;
    for (const concrete of selections(merged, ancestors, resolve)) {
      if (allowsNothing(concrete)) continue;
      const examples = documentedExamples(concrete).map((example) =>
        toDocumented(example, concrete, schemas, ancestors),
      );
      const documented = examples.find((example) => builder.isAllowed(example, schemas)) ?? examples[0];
      if (documented !== undefined && isFirst) {
        // The contract’s own example stands, even a wrong one: it is the author’s.
        if (typeof documented === 'object' && documented !== null) trusted.add(documented);
        yield documented;
      }
      isFirst = false;
      if (budget.values < valueBudget - maxValues) return;
      for (const candidate of candidates(concrete, schemas, ancestors)) {
        if (budget.tries < 0) return;
        budget.tries -= 1;
        if (builder.isAllowed(candidate, schemas)) {
          const key = toCanonicalJson(candidate);
          if (!seen.has(key)) yield candidate;
          seen.add(key);
        } else if (depth < maxImplied) {
          const implied = impliedSchemas(candidate, merged, schemas, builder);
          if (implied.length > 0) {
            budget.values = start;
            for (const value of values([...schemas, ...implied], ancestors, depth + 1)) {
              if (builder.isAllowed(value, schemas) && !seen.has(toCanonicalJson(value))) {
                seen.add(toCanonicalJson(value));
                yield value;
              }
              break;
            }
          }
        }
        budget.values = start;
      }
    }
  }

  function toDocumented(
    example: unknown,
    concrete: ConcreteSchema,
    schemas: readonly unknown[],
    ancestors: Ancestors,
  ): unknown {
    const sent = withoutOmitted(example, schemas, sender, resolve);
    if (!isObject(sent)) return sent;
    // It may be of another variant than the one that is selected here, which requires other members.
    omissions.set(sent, omittedNames(concrete, sender, resolve));
    if (builder.isAllowed(sent, schemas)) return sent;
    return completedObject(sent, concrete, childAncestors(concrete, ancestors), mustStop(concrete, ancestors), builder);
  }

  function* candidates(concrete: ConcreteSchema, schemas: readonly unknown[], ancestors: Ancestors): Generator {
    yield* otherDocumented(concrete);
    if (concrete.listed.length === 0 && !mustStop(concrete, ancestors))
      yield* typedCandidates(concrete, schemas, ancestors);
    if (concrete.keywords['nullable'] === true) yield null;
  }

  function* typedCandidates(concrete: ConcreteSchema, schemas: readonly unknown[], ancestors: Ancestors): Generator {
    const deeper = childAncestors(concrete, ancestors);
    for (const type of typesOf(concrete)) {
      switch (type) {
        case 'object':
          yield* objectCandidates(concrete, deeper, builder);
          break;
        case 'array':
          yield* listCandidates(concrete.keywords, deeper, builder);
          break;
        case 'integer':
        case 'number':
          yield* numberCandidates(concrete.keywords, type === 'integer');
          break;
        case 'boolean':
          yield* [true, false];
          break;
        case 'null':
          yield null;
          break;
        default:
          yield* textCandidates(concrete.keywords, patternsOf(schemas, resolve), word);
      }
    }
  }

  return builder;
}

function mustStop({ structures }: ConcreteSchema, ancestors: Ancestors): boolean {
  return structures.some((own) => ancestors.some((above) => isSameStructure(own, above)));
}

function childAncestors(concrete: ConcreteSchema, ancestors: Ancestors): Ancestors {
  return mustStop(concrete, ancestors) ? ancestors : [...ancestors, ...concrete.structures];
}

/** Returns the types to try: those of the schema, else that which its other keywords imply, as on its page, else all. */
function typesOf(concrete: ConcreteSchema): readonly string[] {
  const named = schemaTypes(concrete.keywords);
  const others = named.filter((name) => name !== 'null');
  if (named.length > 0) return others.length > 0 ? [...others, ...(named.includes('null') ? ['null'] : [])] : ['null'];
  const implied = impliedType(concrete, concrete.listed);
  return implied === null ? types : [implied];
}
