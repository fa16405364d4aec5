import type { ShownRequest } from '@reliure/guides/node';
import type { Problem } from '@reliure/openapi';
import { createContractExchanges, unknownOperation } from './contractExchanges.ts';
import { namedExampleProblems, type ExampleLocation } from './namedExamples.ts';
import { findOperationPage, operationProblem } from './operationPaths.ts';
import type { ShownResponse } from './types.ts';
import type { ContractVocabulary } from './vocabulary.ts';

/** Checks of the requests and responses that a guide shows. */
export interface ExchangeChecks {
  readonly requestProblems: (request: ShownRequest) => readonly Problem[];
  /** @param isPartial Whether the body shows only some of its fields. */
  readonly responseProblems: (operationId: string, response: ShownResponse, isPartial: boolean) => readonly Problem[];
  /** @param isPartial Whether the body shows only some of its fields. */
  readonly bodyProblems: (operationId: string, body: string, isPartial: boolean) => readonly Problem[];
  readonly exampleProblems: (location: ExampleLocation, text: string) => readonly Problem[];
}

/**
 * Creates checks of requests and responses in guides. Each is compared with the first contract that has its operation;
 * a request to a known server only with the contracts of that server.
 */
export function createExchangeChecks(
  vocabularies: readonly [ContractVocabulary, ...ContractVocabulary[]],
): ExchangeChecks {
  const [{ isExact }] = vocabularies;
  const contracts = vocabularies.map((vocabulary) => ({ vocabulary, ...createContractExchanges(vocabulary) }));
  const ids = vocabularies.flatMap(({ operationsById }) => [...operationsById.keys()]);
  const find = (operationId: string) => contracts.find(({ has }) => has(operationId));

  function requestProblems(request: ShownRequest): readonly Problem[] {
    const { method, path, server } = request;
    const asked = contracts.filter(({ vocabulary }) => server === undefined || vocabulary.servers.has(server));
    for (const { vocabulary, requestProblems: check } of asked) {
      const page = findOperationPage(vocabulary, method, path);
      if (page !== undefined) return check(request, page);
    }
    const operations = asked.flatMap(({ vocabulary }) => vocabulary.operations);
    const problem = operationProblem({ operations, isExact }, method, path, isExact || server !== undefined);
    return problem === null ? [] : [problem];
  }

  return {
    requestProblems,
    responseProblems: (id, ...shown) => find(id)?.responseProblems(id, ...shown) ?? [unknownOperation(id, ids)],
    bodyProblems: (id, ...shown) => find(id)?.bodyProblems(id, ...shown) ?? [unknownOperation(id, ids)],
    exampleProblems: (location, text) => {
      const contract = find(location.operation);
      return contract === undefined ? [] : namedExampleProblems(location, text, contract.vocabulary);
    },
  };
}
