import { member, members, toArray, type JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';
import { operationErrors } from './errorCatalogue';
import { lifecycleSlugs } from './lifecycles';
import { schemaReference } from './namedSchemas';
import { toOperationLink, type OperationSource } from './operation';
import { errorPath, referencePath } from './paths';
import type { SchemaDirectory } from './schemaDirectory';
import type { SearchPhrases } from './types';

/** Reads `x-search-phrases` of operations, schemas, life cycles and errors. */
export function readSearchPhrases(
  document: JsonObject,
  sources: readonly OperationSource[],
  { entries }: SchemaDirectory,
  resolve: Resolve,
): SearchPhrases {
  const lifecycles = document['x-lifecycles'];
  const slugs = lifecycleSlugs(lifecycles);
  const holders: readonly (readonly [path: string, holder: unknown])[] = [
    ...sources.map((source) => [referencePath(toOperationLink(source).slug), source.operation] as const),
    ...entries.map(({ link }) => [referencePath(link.slug), resolve(schemaReference(link.name)).node] as const),
    ...members(lifecycles).map(([name, machine]) => [referencePath(slugs.get(name)), machine] as const),
    ...sources.flatMap((source) =>
      operationErrors(source, resolve).map(({ code, example }) => [errorPath(code), example] as const),
    ),
  ];
  return new Map(
    holders.flatMap(([path, holder]) => {
      const phrases = toArray(member(holder, 'x-search-phrases')).map(String);
      return phrases.length === 0 ? [] : [[path, phrases] as const];
    }),
  );
}
