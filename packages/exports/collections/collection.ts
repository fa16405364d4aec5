import { createResolve, findOperation, member } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toEnvironments } from '@reliure/reference';
import type { OperationPage, Reference } from '@reliure/reference';
import {
  createLinks,
  groupPath,
  introductionSlug,
  referencePath,
  serialize,
  toBlocks,
  toPageLine,
  toRichText,
} from '@reliure/richtext';
import type { RichText, Site } from '@reliure/richtext';
import { toSampleRequest } from '@reliure/samples';
import type { SampleRequest } from '@reliure/samples';
import { toCollectionRequest } from './request.ts';
import type { Auth, Collection, CollectionRequest } from './types.ts';

type Address = Pick<Site, 'url' | 'baseUrl'>;

type ReferenceAddress = Address & Pick<Reference, 'basePath'>;

/**
 * Builds a collection of all operations that an integrator calls, by group, with the values of their samples.
 *
 * @param document The bundled contract.
 */
export function buildCollection(
  { introduction, landing, operations, basePath }: Reference,
  document: JsonObject,
  address: Address,
): Collection {
  const site = { ...address, basePath };
  const resolve = createResolve(document);
  const calls = operations.map((page) => {
    const sample = toSample(page, document, resolve);
    const docs = toDocs(page.description ?? [], referencePath(page.slug), site);
    return { page, sample, request: toCollectionRequest(page, sample, docs) };
  });
  const auth = calls.map(({ request }) => request.auth).find((own) => own?.kind !== 'none') ?? { kind: 'none' };
  return {
    name: introduction.title,
    docs: toDocs(toRichText(introduction.summary ?? ''), referencePath(introductionSlug), site),
    environments: toEnvironments(introduction.servers),
    secrets: [...new Set(calls.flatMap(({ sample }) => secretsOf(sample)))],
    auth,
    folders: landing.groups.flatMap(({ slug, title, description }) => {
      const own = calls.filter(({ page }) => page.group.slug === slug);
      const docs = toDocs(description ?? [], groupPath(slug), site);
      const requests = own.map(({ request }) => withoutSharedAuth(request, auth));
      return requests.length === 0 ? [] : [{ slug, name: title, docs, requests }];
    }),
  };
}

function toSample({ path, method }: OperationPage, document: JsonObject, resolve: Resolve): SampleRequest {
  const pathItem = resolve(member(document['paths'], path)).node;
  return toSampleRequest({ path, pathItem, ...findOperation(pathItem, method) }, document, resolve);
}

/** Returns the names of the variables that a call contains. */
function secretsOf({ basic, digest, query, headers }: SampleRequest): readonly string[] {
  const parts = [...query, ...headers].flatMap(({ value }) => value);
  return [
    ...[basic, digest].flatMap((own) => (own === undefined ? [] : [own.user, own.password])),
    ...parts.flatMap((part) => (part.kind === 'environment' ? [part.name] : [])),
  ];
}

/** Removes a request’s authentication if it is the same as the collection’s. */
function withoutSharedAuth({ auth, ...request }: CollectionRequest, shared: Auth): CollectionRequest {
  return auth === undefined || JSON.stringify(auth) === JSON.stringify(shared) ? request : { ...request, auth };
}

/** Writes a description with a link to its page. */
function toDocs(description: RichText, path: string, site: ReferenceAddress): string {
  const links = createLinks({ ...site, markdownVersions: new Set() }, path);
  return serialize([...toBlocks(description, links, 2), toPageLine(links.pageUrl)]);
}
