import { createResolve, member, members, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { operationErrors, type OperationErrors } from './operationErrors.ts';
import { groupSources, type SourceGroup } from './groups/groups.ts';
import type { OperationLink } from './links.ts';
import { toOperationLink, type OperationSource } from './operationSource.ts';
import { buildSchemaDirectory, type SchemaDirectory } from './schemaDirectory.ts';

/** The contents of a contract and the slugs of its pages, collected before any text is read. */
export interface Survey {
  readonly document: JsonObject;
  readonly resolve: Resolve;
  /** All calls that have a page, of any kind. */
  readonly calls: readonly OperationSource[];
  /** The operations by group. `operations` has each of them once, in the order of their own groups. */
  readonly groups: readonly SourceGroup[];
  readonly operations: readonly OperationSource[];
  /** All calls that have a page, by `operationId`. */
  readonly operationsById: ReadonlyMap<string, OperationLink>;
  readonly directory: SchemaDirectory;
  /** Errors of each operation. */
  readonly errors: OperationErrors;
}

/** Collects the calls, the groups, the schemas that they reference, and the errors that operations return. */
export function surveyContract(
  document: JsonObject,
  collect: (resolve: Resolve) => readonly OperationSource[],
): Survey {
  const resolve = createResolve(document);
  const calls = collect(resolve);
  const groups = groupSources(
    document,
    calls.filter(({ webhook }) => !webhook),
  );
  const operations = groups.flatMap(({ own }) => own);
  return {
    document,
    resolve,
    calls,
    groups,
    operations,
    operationsById: new Map(
      calls.flatMap((source) => {
        const id = toText(source.operation['operationId']);
        return id === undefined ? [] : [[id, toOperationLink(source)] as const];
      }),
    ),
    directory: buildSchemaDirectory(
      [...operations, ...calls.filter(({ webhook }) => webhook)],
      resolve,
      calls.length > 0 ? [] : members(member(document['components'], 'schemas')).map(([name]) => name),
    ),
    errors: operations.map((source) => operationErrors(source, resolve)),
  };
}
