import type { Contract } from '../contract/load';
import { isObject, members, toArray, toText, type JsonObject } from '../contract/json';
import { pathItemOperations } from '../contract/operations';
import { isPath } from '../contract/pathItems';
import { createResolve, type Resolve } from '../contract/references';
import { slugify } from '../contract/slug';
import { createAnchors } from './anchors';
import { buildErrorCatalogue } from './errorCatalogue';
import { toDownloads } from './downloads';
import { toIntroduction } from './introduction';
import { toLifecycles } from './lifecycles';
import { toOperationLink, toOperationPage, type OperationSource } from './operation';
import { downloadsAnchor } from './paths';
import { toRichText } from './richText';
import { buildSchemaDirectory } from './schemaDirectory';
import { buildListPages, buildSchemaPages } from './schemaPages';
import type { Group, OperationLink, OperationPage, Reference, Step } from './types';

/** Group of the operations that name no tag. */
const untaggedTitle = 'Autres opérations';

/** Group of the webhooks that name no tag. */
const webhooksTitle = 'Webhooks';

/** Builds the page model of a whole contract. */
export function buildReference({ document }: Pick<Contract, 'document'>): Reference {
  const resolve = createResolve(document);
  const sources = collectSources(document, resolve);
  const introduction = toIntroduction(document, resolve);
  const groups = toGroups(document, sources);
  const ordered = groups.flatMap(({ sources: own }) => own);
  const directory = buildSchemaDirectory(ordered, resolve);
  const pages = groups.flatMap(({ group, sources: own }) =>
    own.map((source) =>
      toOperationPage(source, { slug: group.slug, title: group.title }, document, resolve, directory),
    ),
  );
  return {
    introduction,
    landing: {
      kind: 'landing',
      title: introduction.title,
      ...(introduction.summary !== undefined && { summary: introduction.summary }),
      groups: groups.map(({ group }) => group),
      downloads: toDownloads(introduction.servers),
    },
    operations: withSteps(pages, sources, resolve),
    schemas: buildSchemaPages(directory, resolve),
    lists: buildListPages(directory, resolve),
    errors: buildErrorCatalogue(ordered, resolve),
    lifecycles: toLifecycles(
      document,
      new Map(sources.map((source) => [String(source.operation['operationId']), toOperationLink(source)])),
    ),
  };
}

function collectSources(document: JsonObject, resolve: Resolve): readonly OperationSource[] {
  return (['paths', 'webhooks'] as const).flatMap((place) =>
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
}

interface SourceGroup {
  readonly group: Group;
  readonly sources: readonly OperationSource[];
}

/** One group a tag: the declared ones in their order, then those that operations alone name. Empty ones are left out. */
function toGroups(document: JsonObject, sources: readonly OperationSource[]): readonly SourceGroup[] {
  const declared = toArray(document['tags']).filter(isObject);
  const titles = new Set([...declared.map(({ name }) => String(name)), ...sources.map(groupTitle)]);
  const anchors = createAnchors();
  anchors.take(null, downloadsAnchor);
  return [...titles].flatMap((title) => {
    const own = sources.filter((source) => groupTitle(source) === title);
    if (own.length === 0) return [];
    const description = toText(declared.find(({ name }) => name === title)?.['description']);
    const group: Group = {
      slug: anchors.take(null, slugify(title) || 'groupe'),
      title,
      ...(description !== undefined && { description: toRichText(description, anchors) }),
      operations: own.map(toOperationLink),
    };
    return [{ group, sources: own }];
  });
}

function groupTitle({ operation, webhook }: OperationSource): string {
  return toText(toArray(operation['tags'])[0]) ?? (webhook ? webhooksTitle : untaggedTitle);
}

type PageWithoutSteps = Omit<OperationPage, 'next' | 'previous'>;

/** Adds the steps after each operation, from the `links` of its answers, and before it, which are their inverse. */
function withSteps(
  pages: readonly PageWithoutSteps[],
  sources: readonly OperationSource[],
  resolve: Resolve,
): readonly OperationPage[] {
  const sourceOf = new Map(sources.map((source) => [toOperationLink(source).slug, source]));
  const next = new Map<string, Step[]>();
  const previous = new Map<string, Step[]>();
  for (const page of pages) {
    const source = sourceOf.get(page.slug);
    for (const link of source === undefined ? [] : operationLinks(source.operation, resolve)) {
      const target = linkedSource(link, sources, resolve);
      if (target === undefined) continue;
      const reason = toText(link['description']);
      addStep(next, page.slug, { ...toOperationLink(target), ...(reason !== undefined && { reason }) });
      addStep(previous, toOperationLink(target).slug, toLink(page));
    }
  }
  return pages.map((page) => ({ ...page, next: next.get(page.slug) ?? [], previous: previous.get(page.slug) ?? [] }));
}

/** The links of all answers. @see https://spec.openapis.org/oas/v3.1.0#link-object */
function operationLinks(operation: JsonObject, resolve: Resolve): readonly JsonObject[] {
  return members(operation['responses']).flatMap(([, response]) =>
    members(resolve(response).node['links']).map(([, link]) => resolve(link).node),
  );
}

function linkedSource(
  { operationId, operationRef }: JsonObject,
  sources: readonly OperationSource[],
  resolve: Resolve,
): OperationSource | undefined {
  const id = toText(operationId);
  if (id !== undefined) return sources.find(({ operation }) => operation['operationId'] === id);
  const [target] = resolve({ $ref: operationRef }).layers;
  return sources.find(({ operation }) => operation === target);
}

function addStep(steps: Map<string, Step[]>, slug: string, step: Step): void {
  const known = steps.get(slug) ?? [];
  if (!known.some((other) => other.slug === step.slug)) steps.set(slug, [...known, step]);
}

function toLink({ slug, title, method, path, deprecated }: OperationLink): OperationLink {
  return { slug, title, method, path, ...(deprecated === true && { deprecated }) };
}
