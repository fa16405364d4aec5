import { readFile } from 'node:fs/promises';
import { isObject, nearest, ProblemsError, toArray } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { parseYaml } from '@redocly/openapi-core';

/** Facts about one contract that the rules need, from a file of its site such as `site/checks/contrat.yaml`. */
export interface ContractFacts {
  /** The field of a list’s response that contains its elements. */
  readonly elements: string;
  /** The parameters that choose a page of a list. */
  readonly pageParameters: readonly string[];
  /** Names that no parameter of a URL may have, because they hold data about a person. */
  readonly privateNames: readonly string[];
  /** Operations whose responses are computed, so that nobody writes them, by `operationId`, each with the reason. */
  readonly computed: Readonly<Record<string, string>>;
  /** Codes of errors about data below a resource, whose pointers name what it lacks. */
  readonly nestedErrors: readonly string[];
  /** Parameters and fields that mean something else than the field of a response with the same name. */
  readonly otherMeanings: readonly string[];
}

/** The facts of a contract of which nothing needs to be known. */
export const noFacts: ContractFacts = {
  elements: '',
  pageParameters: [],
  privateNames: [],
  computed: {},
  nestedErrors: [],
  otherMeanings: [],
};

/** Reads the facts of a contract. @throws ProblemsError if the file has other members, or wrong values. */
export async function readFacts(file: string): Promise<ContractFacts> {
  const read: unknown = parseYaml(await readFile(file, 'utf8'));
  const problems = Object.entries(isObject(read) ? read : {}).flatMap(([name, value]) =>
    factProblems(file, name, value),
  );
  if (problems.length > 0) throw new ProblemsError(problems);
  return { ...noFacts, ...(read as Partial<ContractFacts>) };
}

function factProblems(file: string, name: string, value: unknown): readonly FileProblem[] {
  const expected = (noFacts as unknown as Readonly<Record<string, unknown>>)[name];
  if (expected === undefined) {
    return [
      {
        file,
        pointer: name,
        message: `"${name}" is not a fact that the rules need.`,
        remedy: nearest(name, Object.keys(noFacts)),
      },
    ];
  }
  if (hasKind(value, expected)) return [];
  const kind = Array.isArray(expected) ? 'a list of texts' : typeof expected === 'string' ? 'a text' : 'texts by name';
  return [{ file, pointer: name, message: `"${name}" is ${JSON.stringify(value)}.`, remedy: `It must be ${kind}.` }];
}

function hasKind(value: unknown, expected: unknown): boolean {
  if (typeof expected === 'string') return typeof value === 'string';
  if (Array.isArray(expected)) return Array.isArray(value) && toArray(value).every((item) => typeof item === 'string');
  return isObject(value) && Object.values(value).every((item) => typeof item === 'string');
}
