import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BaseResolver, createConfig, lintDocument, type Document, type NormalizedProblem } from '@redocly/openapi-core';
import {
  ProblemsError,
  compareProblems,
  createResolve,
  member,
  rootOperations,
  toMethodName,
  toNumber,
  toObject,
  toText,
} from '@reliure/openapi';
import type { JsonObject, PointerProblem, FileProblem } from '@reliure/openapi';
import { ifMissing, problemAt, readExact, toProblem, toSyntaxProblem } from '@reliure/openapi/node';
import type { CallableOperation, OperationPages } from './callableOperation.ts';
import { scenarioProblems } from './scenarioProblems.ts';
import { toScenario, type OperationIndex } from './scenario.ts';
import type { Scenario } from './types.ts';

/** The end of a scenario’s file name, after the scenario’s name. */
export const scenarioExtension = '.arazzo.yaml';

/** Additional rules of a publisher for valid scenarios. */
export type ScenarioRules = (document: JsonObject, scenario: Scenario) => readonly PointerProblem[];

/**
 * Reads the scenarios of a contract, ordered by `x-order`, then by file name. Returns an empty list if the folder is
 * missing.
 *
 * @param folder Contains one Arazzo 1.0 document for each scenario.
 * @param rules Applied to valid scenarios.
 * @throws ProblemsError with all problems of all scenarios: file, line, column, pointer, remedy.
 */
export async function loadScenarios(
  folder: string,
  document: JsonObject,
  reference: OperationPages,
  rules: ScenarioRules = () => [],
): Promise<readonly Scenario[]> {
  const files = await scenarioFiles(folder);
  const operations = toOperationIndex(document, reference);
  const read = await Promise.all(files.map((file) => readScenario(file, operations, rules)));
  const problems = read.flatMap((result) => result.problems);
  if (problems.length > 0) {
    throw new ProblemsError(problems.toSorted(compareProblems), { subject: 'the scenarios' });
  }
  return read
    .map(({ parsed }) => parsed)
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map((parsed) => toScenario(parsed, operations));
}

/** Returns the `x-order` of a document. Documents without one come last. */
function orderOf(document: JsonObject): number {
  return toNumber(member(document['info'], 'x-order')) ?? Number.MAX_SAFE_INTEGER;
}

/** Returns the paths of the Arazzo documents in a folder. */
export async function scenarioFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(ifMissing<string[]>([]));
  return names
    .filter((name) => name.endsWith(scenarioExtension))
    .sort()
    .map((name) => join(folder, name));
}

/** Returns the pages of all operations, by `operationId`. */
export function toOperationIndex<Page extends CallableOperation>(
  document: JsonObject,
  { operations }: OperationPages<Page>,
): ReadonlyMap<string, Page> {
  const pages = new Map(operations.map((page) => [`${page.method} ${page.path}`, page]));
  const ids = rootOperations(document, createResolve(document)).flatMap(({ path, method, operation }) => {
    const id = toText(operation['operationId']);
    const page = pages.get(`${toMethodName(method)} ${path}`);
    return id === undefined || page === undefined ? [] : [[id, page] as const];
  });
  return new Map(ids);
}

async function readScenario(
  file: string,
  operations: OperationIndex,
  rules: ScenarioRules,
): Promise<{ readonly parsed: JsonObject; readonly problems: readonly FileProblem[] }> {
  const resolver = new BaseResolver();
  const read = await resolver.resolveDocument(null, file, true).catch((error: unknown) => error);
  if (read instanceof Error) return { parsed: {}, problems: [toSyntaxProblem(file, read)] };
  const document = read as Document;
  const config = await createConfig({ extends: ['spec'] });
  const found = await lintDocument({ document, config, externalRefResolver: resolver });
  const parsed = toObject(readExact(document.source.body));
  if (found.length > 0) return { parsed, problems: found.map(toArazzoProblem) };
  const contractProblems = scenarioProblems(parsed, basename(file, scenarioExtension), operations);
  const problems = contractProblems.length > 0 ? contractProblems : rules(parsed, toScenario(parsed, operations));
  return {
    parsed,
    problems: problems.map((problem) => problemAt({ source: document.source, pointer: problem.pointer }, problem)),
  };
}

function toArazzoProblem(found: NormalizedProblem): FileProblem {
  return toProblem(found, ({ suggest: [suggestion] }) =>
    suggestion === undefined ? 'See https://spec.openapis.org/arazzo/v1.1.0.html.' : `Write \`${suggestion}\`.`,
  );
}
