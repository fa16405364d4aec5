import { isPath, members, pathItemOperations, toText } from '@apidoc/openapi';
import type { HttpMethod, JsonObject, Resolve } from '@apidoc/openapi';
import type { OperationLink } from './links';

/** An operation where it stands in the contract. */
export interface OperationSource {
  /** Last parts of the page’s address. */
  readonly slug: string;
  readonly path: string;
  readonly method: HttpMethod;
  /** The contract’s own name for it, for a call without a summary. */
  readonly name?: string;
  readonly operation: JsonObject;
  readonly pathItem: JsonObject;
  /** Whether the API calls the integrator, instead of the other way round. */
  readonly webhook: boolean;
}

/** The operations at one place of the contract, before they have addresses. */
export function collectSources(
  document: JsonObject,
  place: 'paths' | 'webhooks',
  resolve: Resolve,
): readonly Omit<OperationSource, 'slug'>[] {
  return members(document[place]).flatMap(([path, reference]) => {
    if (place === 'paths' && !isPath(path)) return [];
    const pathItem = resolve(reference).node;
    return pathItemOperations(pathItem).map(({ method, operation }) => ({
      path,
      method,
      operation,
      pathItem,
      webhook: place === 'webhooks',
    }));
  });
}

/** What lists and links show of an operation; its method is in upper case. */
export function toOperationLink({ slug, path, method, name, operation }: OperationSource): OperationLink {
  return {
    slug,
    title:
      toText(operation['summary']) ?? toText(operation['operationId']) ?? name ?? `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    ...(operation['deprecated'] === true && { deprecated: true }),
  };
}
