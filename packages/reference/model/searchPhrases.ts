import { member, members } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { errorPath, referencePath, toSearchPhrases } from '@apidoc/richtext';
import { schemaReference } from '@apidoc/schema';
import type { OperationErrors } from '../kinds/errors/model';
import { lifecycleSlugs } from '../kinds/lifecycle/model';
import { toOperationLink, type OperationSource } from '../kinds/operation/model';
import type { SchemaDirectory } from './schemaDirectory';
import type { SearchPhrases } from './types';

/** Collects `x-search-phrases` of operations, schemas, life cycles and errors. */
export function buildSearchPhrases(
  document: JsonObject,
  sources: readonly OperationSource[],
  errors: OperationErrors,
  { entries }: SchemaDirectory,
  resolve: Resolve,
): SearchPhrases {
  const lifecycles = document['x-lifecycles'];
  const slugs = lifecycleSlugs(lifecycles);
  const holders: readonly (readonly [path: string, holder: unknown])[] = [
    ...sources.map((source) => [referencePath(toOperationLink(source).slug), source.operation] as const),
    ...entries.map(({ link }) => [referencePath(link.slug), resolve(schemaReference(link.name)).node] as const),
    ...members(lifecycles).map(([name, machine]) => [referencePath(slugs.get(name)), machine] as const),
    ...errors.flat().map(({ code, example }) => [errorPath(code), example] as const),
  ];
  return new Map(
    holders.flatMap(([path, holder]) => {
      const phrases = toSearchPhrases(member(holder, 'x-search-phrases')) ?? [];
      return phrases.length === 0 ? [] : [[path, phrases] as const];
    }),
  );
}
