import { toText } from '@apidoc/openapi';
import type { Resolve } from '@apidoc/openapi';
import { isCodedList, mergeSchema, namedSchemas, schemaReference } from '@apidoc/schema';
import type { SchemaLink, SchemaUsers } from './links';
import { buildNameSlugs } from './nameSlugs';
import { operationSchemas, toPlaceWording, type SchemaPlace } from './operationSchemas';
import { toOperationLink, type OperationSource } from './operationSource';
import { schemaFolders } from './sections';

/** Every component schema that operations use, at any depth: each has a page. */
export interface SchemaDirectory {
  /** In the order of their names. */
  readonly entries: readonly SchemaEntry[];
  /** Last parts of the addresses of the pages, by name. */
  readonly slugs: ReadonlyMap<string, string>;
  /** What each operation names itself. */
  readonly operations: ReadonlyMap<OperationSource, readonly SchemaLink[]>;
}

/** One component schema among the others. */
export interface SchemaEntry {
  readonly link: SchemaLink;
  /** Whether it is nothing but a list of coded values. */
  readonly isList: boolean;
  /** The other schemas that it names itself. */
  readonly uses: readonly SchemaLink[];
  /** The other schemas that name it. */
  readonly schemas: readonly SchemaLink[];
  readonly operations: readonly OperationPlaces[];
}

/** An operation that names a schema, and where. */
export interface OperationPlaces {
  readonly source: OperationSource;
  readonly places: readonly SchemaPlace[];
}

/** Finds the component schemas that operations reach, who names them, and where their pages are. */
export function buildSchemaDirectory(sources: readonly OperationSource[], resolve: Resolve): SchemaDirectory {
  const named = new Map(sources.map((source) => [source, operationSchemas(source, resolve)]));
  const uses = collectUses(
    [...named.values()].flatMap((places) => [...places.keys()]),
    resolve,
  );
  const names = [...uses.keys()].sort(new Intl.Collator('fr').compare);
  const lists = new Set(names.filter((name) => isCodedList(mergeSchema([schemaReference(name)], resolve), resolve)));
  const others = names.filter((name) => !lists.has(name));
  const slugs = new Map([
    ...buildNameSlugs(schemaFolders.schemas, others),
    ...buildNameSlugs(schemaFolders.lists, [...lists]),
  ]);
  const links = new Map([...slugs].map(([name, slug]) => [name, toSchemaLink(name, slug, resolve)]));
  const toLinks = (wanted: Iterable<string>) => [...wanted].flatMap((name) => links.get(name) ?? []);

  const users = new Map(names.map((name) => [name, { schemas: [] as string[], operations: [] as OperationPlaces[] }]));
  for (const user of names) for (const name of uses.get(user) ?? []) users.get(name)?.schemas.push(user);
  for (const [source, schemas] of named) {
    for (const [name, places] of schemas) users.get(name)?.operations.push({ source, places });
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
    operations: new Map([...named].map(([source, schemas]) => [source, toLinks(schemas.keys())])),
  };
}

/** The other component schemas that each names itself, from those that operations name down to the last. */
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

/** Who names a schema, in words. */
export function toSchemaUsers({ schemas, operations }: SchemaEntry): SchemaUsers {
  return {
    schemas,
    operations: operations.map(({ source, places }) => {
      const { slug, title, method } = toOperationLink(source);
      return { slug, title, method, place: toPlaceWording(places) };
    }),
  };
}
