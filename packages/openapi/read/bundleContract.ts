import { bundle, detectSpec, type Config, type Document } from '@redocly/openapi-core';
import { isObject, member, toObject, type JsonObject } from '../document/json.ts';
import type { MisplacedReference } from '../rules/resolvedReferences.ts';
import { componentReferences, renameComponents } from './renameComponents.ts';
import type { ContractResolver } from './resolver.ts';

/** Returns a contract as one document, whose objects are those of the files that the resolver has read. */
export async function bundleContract(
  root: Document,
  config: Config,
  resolver: ContractResolver,
  misplaced: readonly MisplacedReference[],
): Promise<JsonObject> {
  const own = componentReferences(root.parsed);
  const { parsed } = (await bundle({ doc: root, config, externalRefResolver: resolver })).bundle;
  inlineMisplaced(misplaced, parsed);
  renameComponents(parsed, own);
  return toObject(parsed);
}

/**
 * Replaces `$ref`s where OpenAPI has none by their targets. Redocly leaves those within a file, and moves the targets of
 * others into components that only OpenAPI 3.2 has.
 */
function inlineMisplaced(misplaced: readonly MisplacedReference[], document: unknown): void {
  for (const { parent, key, node, target } of misplaced) {
    if (typeof member(node, '$ref') !== 'string') continue;
    Reflect.deleteProperty(node, '$ref');
    if (isObject(target)) Object.assign(node, { ...target, ...node });
    else Reflect.set(parent, key, target);
  }
  if (misplaced.length > 0 && detectSpec(document) !== 'oas3_2') {
    Reflect.deleteProperty(toObject(member(document, 'components')), 'mediaTypes');
  }
}
