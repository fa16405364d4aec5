import {
  createResolve,
  isObject,
  isPath,
  members,
  operationSlugs,
  pathItemOperations,
  slugify,
  toArray,
  toText,
} from '@apidoc/openapi';
import type { Contract } from '@apidoc/openapi/node';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import {
  createAnchors,
  createContractLinks,
  downloadsAnchor,
  groupPath,
  pageSlugs,
  referencePath,
  toRichText,
} from '@apidoc/richtext';
import type { LinkPlaces, TextLinks } from '@apidoc/richtext';
import { toDocumentation } from './documentation';
import { buildErrorCatalogue, operationErrors, type OperationErrors } from '../kinds/errors/model';
import { toDownloads } from '../kinds/landing/downloads';
import { toIntroduction, toIntroductionHeadings } from '../kinds/introduction/model';
import { lifecycleSlugs, toLifecycles } from '../kinds/lifecycle/model';
import { toOperationLink, toOperationPage, type OperationSource } from '../kinds/operation/model';
import { withOthers } from '../kinds/operation/otherOperations';
import { buildSchemaDirectory, type SchemaDirectory } from './schemaDirectory';
import { buildListPages, buildSchemaPages } from '../kinds/schema/model';
import { buildSearchPhrases } from './searchPhrases';
import type { Group, OperationLink, Reference } from './types';

/** Group of the operations that name no tag. */
const untaggedTitle = 'Autres opérations';

/** Group of the webhooks that name no tag. */
const webhooksTitle = 'Webhooks';

/** Builds the page model of a whole contract. */
export function buildReference({ document }: Pick<Contract, 'document'>): Reference {
  const resolve = createResolve(document);
  const sources = collectSources(document, resolve);
  const grouped = groupSources(document, sources);
  const ordered = grouped.flatMap(({ sources: own }) => own);
  const errors = ordered.map((source) => operationErrors(source, resolve));
  const directory = buildSchemaDirectory(ordered, resolve);
  const operationsById = toOperationsById(sources);
  const links = createContractLinks(toLinkPlaces(document, grouped, directory, errors, operationsById));
  const introduction = toIntroduction(document, resolve, links);
  const pages = grouped.flatMap(({ slug, title, sources: own }) =>
    own.map((source) => toOperationPage(source, { slug, title }, document, resolve, { ...directory, links })),
  );
  const reference = {
    introduction,
    landing: {
      kind: 'landing',
      title: introduction.title,
      ...(introduction.summary !== undefined && { summary: introduction.summary }),
      groups: toGroups(grouped, links),
      downloads: toDownloads(introduction.servers),
    },
    operations: withOthers(pages, sources, resolve, links),
    schemas: buildSchemaPages(directory, resolve, links),
    lists: buildListPages(directory, resolve, links, operationsById),
    errors: buildErrorCatalogue(ordered, errors, resolve, links),
    lifecycles: toLifecycles(document, operationsById, links),
    searchPhrases: buildSearchPhrases(document, ordered, errors, directory, resolve),
  } as const;
  // Only now all texts are read.
  return { ...reference, deadLinks: links.dead() };
}

function collectSources(document: JsonObject, resolve: Resolve): readonly OperationSource[] {
  const sources = (['paths', 'webhooks'] as const).flatMap((place) =>
    members(document[place]).flatMap(([path, reference]) => {
      if (place === 'paths' && !isPath(path)) return [];
      const pathItem = resolve(reference).node;
      return pathItemOperations(pathItem).map(({ method, operation }) => ({
        path,
        method,
        operation,
        pathItem,
        webhook: place === 'webhooks',
      }));
    }),
  );
  const slugs = operationSlugs(sources);
  return sources.map((source, index) => ({ slug: String(slugs[index]), ...source }));
}

/** The operations of one tag, before their pages are built. */
interface SourceGroup {
  readonly slug: string;
  readonly title: string;
  /** As it is written; nothing for a tag that is not declared. */
  readonly tag: JsonObject;
  readonly sources: readonly OperationSource[];
}

/** One group a tag: the declared ones in their order, then those that operations alone name. Empty ones are left out. */
function groupSources(document: JsonObject, sources: readonly OperationSource[]): readonly SourceGroup[] {
  const declared = toArray(document['tags']).filter(isObject);
  const titles = new Set([...declared.map(({ name }) => String(name)), ...sources.map(groupTitle)]);
  const anchors = createAnchors({ reserved: [downloadsAnchor] });
  return [...titles].flatMap((title) => {
    const own = sources.filter((source) => groupTitle(source) === title);
    if (own.length === 0) return [];
    const tag = declared.find(({ name }) => name === title) ?? {};
    return [{ slug: anchors.take(null, slugify(title) || 'groupe'), title, tag, sources: own }];
  });
}

function toGroups(grouped: readonly SourceGroup[], links: TextLinks): readonly Group[] {
  const anchors = createAnchors({ reserved: [downloadsAnchor, ...grouped.map(({ slug }) => slug)], links });
  return grouped.map(({ slug, title, tag, sources }) => {
    const description = toText(tag['description']);
    return {
      slug,
      title,
      ...(description !== undefined && { description: toRichText(description, anchors) }),
      ...toDocumentation(tag, anchors),
      operations: sources.map(toOperationLink),
    };
  });
}

/** What the contract’s texts can link to. */
function toLinkPlaces(
  document: JsonObject,
  grouped: readonly SourceGroup[],
  { slugs, entries }: SchemaDirectory,
  errors: OperationErrors,
  operations: LinkPlaces['operations'],
): LinkPlaces {
  const sources = grouped.flatMap(({ sources: own }) => own);
  const lifecycles = [...lifecycleSlugs(document['x-lifecycles']).values()];
  const pages = [
    pageSlugs.introduction,
    ...sources.map((source) => toOperationLink(source).slug),
    ...lifecycles,
    ...slugs.values(),
    ...(lifecycles.length > 0 ? [pageSlugs.lifecycles] : []),
    ...(entries.length > 0 ? [pageSlugs.schemas] : []),
    ...(entries.some(({ isList }) => isList) ? [pageSlugs.lists] : []),
    ...(errors.flat().length > 0 ? [pageSlugs.errors] : []),
  ];
  const places = [downloadsAnchor, ...grouped.map(({ slug }) => slug)];
  return {
    paths: new Set([referencePath(), ...pages.map(referencePath), ...places.map(groupPath)]),
    groups: toGroupPlaces(grouped),
    operations,
    headings: toIntroductionHeadings(document),
  };
}

function toOperationsById(sources: readonly OperationSource[]): ReadonlyMap<string, OperationLink> {
  return new Map(
    sources.flatMap((source) => {
      const id = toText(source.operation['operationId']);
      return id === undefined ? [] : [[id, toOperationLink(source)] as const];
    }),
  );
}

/** Of groups that `slugify` makes one of, it names the first; a title in another script leaves it nothing. */
function toGroupPlaces(grouped: readonly SourceGroup[]): LinkPlaces['groups'] {
  const titles = grouped.map(({ slug, title }) => [title, slug] as const);
  const slugs = titles.map(([title, slug]) => [slugify(title), slug] as const).filter(([key]) => key !== '');
  return new Map([...slugs.reverse(), ...titles]);
}

function groupTitle({ operation, webhook }: OperationSource): string {
  return toText(toArray(operation['tags'])[0]) ?? (webhook ? webhooksTitle : untaggedTitle);
}
