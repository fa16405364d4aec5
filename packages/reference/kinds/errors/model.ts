import { toNumber, toText } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { codeAnchor, createAnchors, errorSlug, statusAnchor } from '@reliure/richtext';
import type { Anchors } from '@reliure/richtext';
import { createSchemaContext } from '@reliure/schema';
import { toErrorCase, toExamples } from '../../model/examples.ts';
import type { OperationTitle } from '../../model/links.ts';
import { toOperationLink } from '../../model/operationSource.ts';
import type { OperationSource } from '../../model/operationSource.ts';
import { statusTitle } from '../../model/wording/statusWording.ts';
import type { BuildContext } from '../kind.ts';
import type { WithSearchPhrases } from '../../model/contractSearchPhrases.ts';
import { toContractSearchPhrases } from '../../model/contractSearchPhrases.ts';
import type { ErrorCase, Example } from '../../model/exchange.ts';
import type { ResponseError } from '../../model/operationErrors.ts';

/** The errors of one status. */
export interface ErrorGroup {
  readonly status: string;
  /** The status in words, or an empty string for an unknown status. */
  readonly title: string;
  readonly errors: readonly CatalogueError[];
}

/** An error with its example and its operations. */
export interface CatalogueError extends ErrorCase, WithSearchPhrases {
  /** A sentence that an application may show to its user. */
  readonly userMessage?: string;
  readonly example?: Example;
  readonly operations: ErrorOperations;
}

/** The operations that return an error. If nearly all operations do, `allBut` lists the exceptions instead. */
export interface ErrorOperations {
  readonly rule: 'these' | 'allBut';
  readonly listed: readonly OperationTitle[];
}

export interface ErrorsProps {
  readonly groups: readonly ErrorGroup[];
}

/** Largest number of exceptions to list instead of the operations. */
const maxExceptions = 5;

/** Builds the error catalogue by status, from the errors with an `x-error` in the operations’ responses. */
export function buildErrorCatalogue(context: BuildContext): readonly ErrorGroup[] {
  const { operations: sources, errors: operationErrors, resolve, links } = context;
  const reserved = operationErrors.flat().flatMap(({ status, code }) => [statusAnchor(status), codeAnchor(code)]);
  const anchors = createAnchors({ reserved, links });
  const operations = sources.map(toOperationTitle);
  const found = new Map<string, FoundError>();
  for (const [index, errors] of operationErrors.entries()) {
    for (const error of errors) {
      const key = errorSlug(error.code);
      const known = found.get(key) ?? toFoundError(error, anchors, resolve);
      // Several responses may contain the error, and only some of them its search phrases.
      found.set(key, { ...known, phrases: { ...known.phrases, ...toContractSearchPhrases(error.example) } });
      known.operationIndexes.add(index);
    }
  }
  const statuses = [...new Set([...found.values()].map(({ status }) => status))].sort();
  return statuses.map((status) => ({
    status,
    title: statusTitle(status),
    errors: [...found.values()]
      .filter((error) => error.status === status)
      .sort(({ error: { code: one } }, { error: { code: other } }) => (one < other ? -1 : 1))
      .map(({ error, phrases, operationIndexes }) => ({
        ...error,
        ...phrases,
        operations: toErrorOperations(operationIndexes, operations),
      })),
  }));
}

interface FoundError {
  readonly status: string;
  readonly error: Omit<CatalogueError, 'operations'>;
  readonly phrases: WithSearchPhrases;
  /** Indexes of the operations that return the error. */
  readonly operationIndexes: Set<number>;
}

/** Converts an error of a response. The status in its `x-error`, if any, overrides that of the response. */
function toFoundError(responseError: ResponseError, anchors: Anchors, resolve: Resolve): FoundError {
  const { code, status, mediaType, example: object, error } = responseError;
  const named = { examples: { [code]: object } };
  const [example] = toExamples(mediaType, named, 'server', createSchemaContext(resolve, { anchors }));
  const userMessage = toText(error['user'])?.trim();
  const ownStatus = toNumber(error['status']);
  return {
    status: ownStatus === undefined ? status : String(ownStatus),
    error: {
      ...toErrorCase(responseError, anchors),
      ...(userMessage !== undefined && { userMessage }),
      ...(example !== undefined && { example }),
    },
    phrases: {},
    operationIndexes: new Set(),
  };
}

function toOperationTitle(source: OperationSource): OperationTitle {
  const { slug, title } = toOperationLink(source);
  return { slug, title };
}

function toErrorOperations(indexes: ReadonlySet<number>, operations: readonly OperationTitle[]): ErrorOperations {
  const others = operations.filter((_operation, index) => !indexes.has(index));
  return others.length <= maxExceptions && others.length < indexes.size
    ? { rule: 'allBut', listed: others }
    : { rule: 'these', listed: operations.filter((_operation, index) => indexes.has(index)) };
}
