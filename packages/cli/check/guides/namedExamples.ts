import {
  exampleValue,
  isObject,
  member,
  members,
  nearest,
  parseJson,
  toArray,
  toCanonicalJson,
  writeJson,
} from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { operationAt } from './operationPaths.ts';
import type { ContractVocabulary } from './vocabulary.ts';

/** The location of an example in the contract: a response of an operation, or its request. */
export interface ExampleLocation {
  readonly operation: string;
  /** Status of the response; without it, the example is that of the request’s body. */
  readonly status?: string;
  readonly name: string;
}

/** Compares a fence with the contract’s example that it names. Leaving out part of the example is allowed. */
export function namedExampleProblems(
  location: ExampleLocation,
  text: string,
  vocabulary: ContractVocabulary,
): readonly Problem[] {
  const examples = examplesAt(location, vocabulary);
  const example = examples.get(location.name);
  if (example === undefined) {
    return [
      { message: `There is no example "${location.name}" here.`, remedy: nearest(location.name, examples.keys()) },
    ];
  }
  const shown = parseJson(text);
  return shown === undefined ? [] : differences(shown, example, '');
}

function examplesAt(
  { operation, status }: ExampleLocation,
  vocabulary: ContractVocabulary,
): ReadonlyMap<string, unknown> {
  const { document, resolve, operationsById } = vocabulary;
  const page = operationsById.get(operation);
  if (page === undefined) return new Map();
  const found = operationAt(page, document, resolve);
  const part = status === undefined ? found['requestBody'] : member(found['responses'], status);
  return new Map(
    members(resolve(part).node['content']).flatMap(([mediaType, media]) =>
      members(resolve(media).node['examples']).map(
        ([name, example]) => [name, exampleValue(resolve(example).node, mediaType)] as const,
      ),
    ),
  );
}

/** Compares values: a list may leave out items of the example, and an object fields. All the rest must be the same. */
function differences(shown: unknown, example: unknown, pointer: string): readonly Problem[] {
  if (Array.isArray(shown) && Array.isArray(example)) return listDifferences(shown, example, pointer);
  if (isObject(shown) && isObject(example)) {
    return members(shown).flatMap(([name, value]) =>
      name in example
        ? differences(value, example[name], `${pointer}/${name}`)
        : [{ message: `The example has no ${pointer}/${name}.`, remedy: nearest(name, Object.keys(example)) }],
    );
  }
  if (toCanonicalJson(toPlainSpaces(shown)) === toCanonicalJson(toPlainSpaces(example))) return [];
  return [
    {
      message: `${pointer === '' ? 'The body' : pointer} is not ${writeJson(shown)} in the example.`,
      remedy: `Write ${writeJson(example)}, or use another example.`,
    },
  ];
}

function listDifferences(shown: readonly unknown[], example: readonly unknown[], pointer: string): readonly Problem[] {
  let from = 0;
  for (const [index, item] of shown.entries()) {
    const at = example.findIndex((other, position) => position >= from && differences(item, other, '').length === 0);
    if (at < 0) {
      const problems = differences(item, toArray(example)[index], `${pointer}/${String(index)}`);
      if (problems.length > 0) return problems;
      return [
        {
          message: `${pointer}/${String(index)} is at another position in the example.`,
          remedy: 'Keep the order of the example.',
        },
      ];
    }
    from = at + 1;
  }
  return [];
}

/** Replaces non-breaking spaces: guides are typed with plain spaces where the contract has French typography. */
function toPlainSpaces(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/[\u00a0\u202f]/g, ' ') : value;
}
