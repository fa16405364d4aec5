import { isObject, member, members, toNumber, type JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';
import { toErrorCases, toExamples } from './examples';
import type { CatalogueError, ErrorGroup, ErrorOperations, OperationTitle } from './modelPages';
import { toOperationLink, type OperationSource } from './operation';
import { codeAnchor } from './paths';
import { toRichText } from './richText';
import { createSchemaContext } from './schema';
import { statusTitle } from './statusWording';
import type { ErrorCase } from './types';

/** Operations that an error may leave out and still be told by them. */
const fewExceptions = 5;

/** The errors that operations say they return, by status: what `x-error` holds, with who returns it. */
export function buildErrorCatalogue(sources: readonly OperationSource[], resolve: Resolve): readonly ErrorGroup[] {
  const operations = sources.map(toOperationTitle);
  const found = new Map<string, FoundError>();
  for (const [index, source] of sources.entries()) {
    for (const { status, mediaType, media } of responseMedia(source, resolve)) {
      for (const error of toErrorCases(media, resolve)) {
        const key = codeAnchor(error.code);
        const known = found.get(key) ?? toFoundError(error, status, mediaType, media, resolve);
        found.set(key, known);
        known.users.add(index);
      }
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

function toFoundError(
  error: ErrorCase,
  status: string,
  mediaType: string,
  media: JsonObject,
  resolve: Resolve,
): FoundError {
  const named = { examples: { [error.code]: member(media['examples'], error.code) } };
  const [example] = toExamples(mediaType, named, createSchemaContext(resolve));
  const own = toNumber(member(resolve(named.examples[error.code]).node['x-error'], 'status'));
  return {
    status: own === undefined ? status : String(own),
    error: {
      ...error,
      cause: toRichText(error.cause),
      remedy: toRichText(error.remedy),
      ...(example !== undefined && { example }),
    },
    users: new Set(),
  };
}

function responseMedia({ operation }: OperationSource, resolve: Resolve) {
  return members(operation['responses']).flatMap(([status, response]) =>
    members(resolve(response).node['content']).flatMap(([mediaType, media]) =>
      isObject(media) ? [{ status, mediaType, media }] : [],
    ),
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
