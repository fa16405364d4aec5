import { rootOperations, toMethodName, toText } from '@reliure/openapi';
import { toShortTitle, toTitle } from '@reliure/richtext';
import type { HttpMethod, JsonObject, Resolve } from '@reliure/openapi';
import { toDeclaredTags, toTagLabels, type TagLabel } from './groups/tags.ts';
import type { OperationLink } from './links.ts';

/** An operation with its position in the contract. */
export interface OperationSource {
  /** Slug of its page. */
  readonly slug: string;
  readonly path: string;
  readonly method: HttpMethod;
  /** Name of a webhook or callback, used as its title if it has neither a summary nor an `operationId`. */
  readonly name?: string;
  readonly operation: JsonObject;
  readonly pathItem: JsonObject;
  /** Its labels: the tags of other kinds than navigation. */
  readonly labels?: readonly TagLabel[];
  /** Whether the API calls the integrator, instead of the other way round. */
  readonly webhook: boolean;
}

/** Collects the operations in one part of the contract, without slugs. */
export function collectSources(
  document: JsonObject,
  part: 'paths' | 'webhooks',
  resolve: Resolve,
): readonly Omit<OperationSource, 'slug'>[] {
  const declared = toDeclaredTags(document);
  return rootOperations(document, resolve, part).map((source) => {
    const labels = toTagLabels(source.operation, declared);
    return { ...source, webhook: part === 'webhooks', ...(labels.length > 0 && { labels }) };
  });
}

/** Returns the data of a link to an operation. Its method is in upper case. */
export function toOperationLink({ slug, path, method, name, labels, operation }: OperationSource): OperationLink {
  const title =
    toTitle(operation['summary']) ?? toText(operation['operationId']) ?? name ?? `${toMethodName(method)} ${path}`;
  const short = toShortTitle(title);
  return {
    slug,
    title,
    ...(short !== undefined && { short }),
    method: toMethodName(method),
    path,
    ...(operation['deprecated'] === true && { deprecated: true }),
    ...(labels !== undefined && { labels: labels.map(({ title }) => title) }),
  };
}
