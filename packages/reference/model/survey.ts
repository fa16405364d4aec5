import { createResolve, toText } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { operationErrors, type OperationErrors } from './operationErrors';
import { groupSources, type SourceGroup } from './groups';
import type { OperationLink } from './links';
import { toOperationLink, type OperationSource } from './operationSource';
import { buildSchemaDirectory, type SchemaDirectory } from './schemaDirectory';

/** What a contract holds and where its pages will be, before any text is read. */
export interface Survey {
  readonly document: JsonObject;
  readonly resolve: Resolve;
  /** Every call that has a page, of whatever kind. */
  readonly calls: readonly OperationSource[];
  /** The operations in their groups; `operations` are the same in a row. */
  readonly groups: readonly SourceGroup[];
  readonly operations: readonly OperationSource[];
  /** Every call that has a page, by its `operationId`. */
  readonly operationsById: ReadonlyMap<string, OperationLink>;
  readonly directory: SchemaDirectory;
  /** Of each operation. */
  readonly errors: OperationErrors;
}

/** Finds the calls and the groups, the schemas that they name, and the errors that they return. */
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
  const operations = groups.flatMap((group) => group.sources);
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
    directory: buildSchemaDirectory([...operations, ...calls.filter(({ webhook }) => webhook)], resolve),
    errors: operations.map((source) => operationErrors(source, resolve)),
  };
}
