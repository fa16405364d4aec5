import { compareNames } from '@reliure/language';
import { toText } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { isCodedList, mergeSchema, namedSchemas, schemaReference } from '@reliure/schema';
import type { SchemaLink, SchemaUsers } from './links.ts';
import { buildNameSlugs } from './nameSlugs.ts';
import { operationSchemas, toLocationWording, type SchemaLocation } from './operationSchemas.ts';
import { toOperationLink, type OperationSource } from './operationSource.ts';
import { schemaFolders } from './sections.ts';

/**
 * All component schemas that operations use, directly or indirectly; those of a contract without operations. Each has a
 * page.
 */
export interface SchemaDirectory {
  /** In alphabetical order. */
  readonly entries: readonly SchemaEntry[];
  /** Slugs of the schemas’ pages, by schema name. */
  readonly slugs: ReadonlyMap<string, string>;
  /** Component schemas that each operation references directly. */
  readonly operations: ReadonlyMap<OperationSource, readonly SchemaLink[]>;
}

/** A component schema with its relations to others. */
export interface SchemaEntry {
  readonly link: SchemaLink;
  /** Whether the schema only lists coded values. */
  readonly isList: boolean;
  /** Other schemas that this one references directly. */
  readonly uses: readonly SchemaLink[];
  /** Other schemas that reference this one directly. */
  readonly schemas: readonly SchemaLink[];
  readonly operations: readonly LocatedOperation[];
}

/** An operation that references a schema, with the schema’s positions. */
export interface LocatedOperation {
  readonly source: OperationSource;
  readonly locations: readonly SchemaLocation[];
}

/**
 * Builds the directory of the component schemas that operations use.
 *
 * @param others Names of schemas that get a page although no operation uses them.
 */
export function buildSchemaDirectory(
  sources: readonly OperationSource[],
  resolve: Resolve,
  others: readonly string[] = [],
): SchemaDirectory {
  const schemasByOperation = new Map(sources.map((source) => [source, operationSchemas(source, resolve)]));
  const uses = collectUses(
    [...others, ...[...schemasByOperation.values()].flatMap((locations) => [...locations.keys()])],
    resolve,
  );
  const names = [...uses.keys()].sort(compareNames);
  const lists = new Set(names.filter((name) => isCodedList(mergeSchema([schemaReference(name)], resolve), resolve)));
  const objects = names.filter((name) => !lists.has(name));
  const folders = schemaFolders();
  const slugs = new Map([...buildNameSlugs(folders.schemas, objects), ...buildNameSlugs(folders.lists, [...lists])]);
  const links = new Map([...slugs].map(([name, slug]) => [name, toSchemaLink(name, slug, resolve)]));
  const toLinks = (wanted: Iterable<string>) => [...wanted].flatMap((name) => links.get(name) ?? []);

  const users = new Map(names.map((name) => [name, { schemas: [] as string[], operations: [] as LocatedOperation[] }]));
  for (const user of names) for (const name of uses.get(user) ?? []) users.get(name)?.schemas.push(user);
  for (const [source, schemas] of schemasByOperation) {
    for (const [name, locations] of schemas) users.get(name)?.operations.push({ source, locations });
  }
  return {
    entries: toLinks(names).map((link) => ({
      link,
      isList: lists.has(link.name),
      uses: toLinks(uses.get(link.name) ?? []),
      schemas: toLinks(users.get(link.name)?.schemas ?? []),
      operations: users.get(link.name)?.operations ?? [],
    })),
    slugs,
    operations: new Map([...schemasByOperation].map(([source, schemas]) => [source, toLinks(schemas.keys())])),
  };
}

/**
 * Returns all component schemas that can be reached from the roots, each with the others that it references directly.
 */
function collectUses(roots: readonly string[], resolve: Resolve): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, ReadonlySet<string>>();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const name = waiting.pop();
    if (name === undefined || uses.has(name)) continue;
    const own = new Set(namedSchemas([resolve(schemaReference(name)).target], resolve));
    own.delete(name);
    uses.set(name, own);
    waiting.push(...own);
  }
  return uses;
}

function toSchemaLink(name: string, slug: string, resolve: Resolve): SchemaLink {
  const title = toText(resolve(schemaReference(name)).node['title']);
  return { slug, name, ...(title !== undefined && title !== name && { title }) };
}

/** Returns the users of a schema, with positions in words. */
export function toSchemaUsers({ schemas, operations }: SchemaEntry): SchemaUsers {
  return {
    schemas,
    operations: operations.map(({ source, locations }) => {
      const { slug, title, method } = toOperationLink(source);
      return { slug, title, method, location: toLocationWording(locations) };
    }),
  };
}
