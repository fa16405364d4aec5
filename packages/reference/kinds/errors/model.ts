import { members, toNumber } from '@apidoc/openapi';
import type { Resolve } from '@apidoc/openapi';
import { codeAnchor, createAnchors, statusAnchor } from '@apidoc/richtext';
import type { Anchors, TextLinks } from '@apidoc/richtext';
import { createSchemaContext } from '@apidoc/schema';
import { contentErrors, toErrorCase, toExamples, type WrittenError } from '../../model/examples';
import type { CatalogueError, ErrorGroup, ErrorOperations, OperationTitle } from '../../model/cataloguePages';
import { toOperationLink, type OperationSource } from '../operation/model';
import { statusTitle } from '../../model/statusWording';

/** Operations that an error may leave out and still be told by them. */
const fewExceptions = 5;

/** What each of some operations returns, in their order. */
export type OperationErrors = readonly (readonly PlacedError[])[];

/** The errors that operations say they return, by status: what `x-error` holds, with who returns it. */
export function buildErrorCatalogue(
  sources: readonly OperationSource[],
  written: OperationErrors,
  resolve: Resolve,
  links: TextLinks,
): readonly ErrorGroup[] {
  const places = written.flat().flatMap(({ status, code }) => [statusAnchor(status), codeAnchor(code)]);
  const anchors = createAnchors({ reserved: places, links });
  const operations = sources.map(toOperationTitle);
  const found = new Map<string, FoundError>();
  for (const [index, errors] of written.entries()) {
    for (const error of errors) {
      const key = codeAnchor(error.code);
      const known = found.get(key) ?? toFoundError(error, anchors, resolve);
      found.set(key, known);
      known.users.add(index);
    }
  }
  const statuses = [...new Set([...found.values()].map(({ status }) => status))].sort();
  return statuses.map((status) => ({
    status,
    title: statusTitle(status),
    errors: [...found.values()]
      .filter((error) => error.status === status)
      .map(({ error, users }) => ({ ...error, operations: toErrorOperations(users, operations) })),
  }));
}

interface FoundError {
  readonly status: string;
  readonly error: Omit<CatalogueError, 'operations'>;
  /** Positions of the operations that return it. */
  readonly users: Set<number>;
}

/** An error where an answer shows it. */
interface PlacedError extends WrittenError {
  readonly status: string;
  readonly mediaType: string;
}

function toFoundError(written: PlacedError, anchors: Anchors, resolve: Resolve): FoundError {
  const { code, status, mediaType, example: object, error } = written;
  const named = { examples: { [code]: object } };
  const [example] = toExamples(mediaType, named, createSchemaContext(resolve, { anchors }));
  const own = toNumber(error['status']);
  return {
    status: own === undefined ? status : String(own),
    error: { ...toErrorCase(written, anchors), ...(example !== undefined && { example }) },
    users: new Set(),
  };
}

/** The errors that an operation says it returns. */
export function operationErrors({ operation }: OperationSource, resolve: Resolve): readonly PlacedError[] {
  return members(operation['responses']).flatMap(([status, response]) =>
    contentErrors(resolve(response).node['content'], resolve).map((error) => ({ ...error, status })),
  );
}

function toOperationTitle(source: OperationSource): OperationTitle {
  const { slug, title } = toOperationLink(source);
  return { slug, title };
}

function toErrorOperations(users: ReadonlySet<number>, operations: readonly OperationTitle[]): ErrorOperations {
  const others = operations.filter((_operation, index) => !users.has(index));
  return others.length <= fewExceptions && others.length < users.size
    ? { rule: 'allBut', listed: others }
    : { rule: 'these', listed: operations.filter((_operation, index) => users.has(index)) };
}
