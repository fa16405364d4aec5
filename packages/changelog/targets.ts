import { member, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { codeAnchor, referencePath } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import type { Field, SchemaNode } from '@apidoc/schema';
import { operationKey } from './compare/operations';
import type { Owner, OwnerPart, ContractPlace } from './types';
import { toUsers } from './compare/users';

/** What a change is about, for a reader who wants to see it. */
export interface Target {
  readonly kind: Owner['kind'];
  readonly label: string;
  /** Address from the site’s root; missing for what there is no more. */
  readonly path?: string;
  /** Slugs of the operations that it concerns. */
  readonly operations: readonly string[];
}

/** The pages of the site, as far as links of the changelog need to know them. */
export interface DescribedContract {
  readonly operations: readonly DescribedOperation[];
  readonly schemas: readonly { readonly name: string; readonly slug: string; readonly node: SchemaNode }[];
  readonly lists: readonly {
    readonly name: string;
    readonly slug: string;
    readonly values: readonly { readonly value: string; readonly anchor?: string }[];
  }[];
  /** Address of the body on an operation’s page. */
  readonly bodyAnchor: string;
}

/** The page of an operation. */
interface DescribedOperation {
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly place: string; readonly fields: readonly Field[] }[];
  readonly body?: { readonly contents: readonly DescribedContent[] };
  readonly responses: readonly {
    readonly status: string;
    readonly anchor: string;
    readonly headers: readonly Field[];
    readonly contents: readonly DescribedContent[];
  }[];
}

/** What is sent or answered in one media type. */
interface DescribedContent {
  readonly schema?: SchemaNode;
}

/** The page and the place on it where the site describes each place of a contract. */
export function createTargets(document: JsonObject, site: DescribedContract): (place: ContractPlace) => Target {
  const pages = new Map(site.operations.map((page) => [operationKey(page), page]));
  const users = toUsers(document);
  const slugsOf = (owner: Extract<Owner, { kind: 'component' }>) =>
    users(owner.section, owner.name).flatMap((key) => pages.get(key)?.slug ?? []);

  return (place) => {
    const { owner, part, field, value } = place;
    if (owner.kind === 'operation') {
      const page = pages.get(operationKey(owner));
      if (page === undefined) return { kind: 'operation', label: operationKey(owner), operations: [] };
      const anchor = part === undefined ? undefined : findAnchor(page, part, field, site.bodyAnchor);
      return { kind: 'operation', label: page.title, path: toPagePath(page.slug, anchor), operations: [page.slug] };
    }
    const operations = slugsOf(owner);
    const kind = 'component';
    if (owner.section !== 'schemas') {
      const shared = member(member(document['components'], owner.section), owner.name);
      return toSharedTarget(owner.name, part ?? toSharedPart(owner.section, shared), operations, site);
    }
    const schema = site.schemas.find(({ name }) => name === owner.name);
    if (schema !== undefined) {
      return {
        kind,
        label: owner.name,
        path: toPagePath(schema.slug, findField(schema.node, field)?.anchor),
        operations,
      };
    }
    const list = site.lists.find(({ name }) => name === owner.name);
    if (list === undefined) return { kind, label: owner.name, operations };
    const anchor = list.values.find((listed) => readableJson(listed.value) === value)?.anchor;
    return { kind, label: owner.name, path: toPagePath(list.slug, anchor), operations };
  };
}

function toPagePath(slug: string, anchor: string | undefined): string {
  return referencePath(slug) + (anchor === undefined ? '' : `#${anchor}`);
}

/** What has no page of its own is shown where an operation uses it. */
function toSharedTarget(
  name: string,
  part: OwnerPart | null,
  operations: readonly string[],
  site: DescribedContract,
): Target {
  const count = operations.length;
  const label = count === 1 ? '1 opération' : `${String(count)} opérations`;
  const page = site.operations.find(({ slug }) => slug === operations[0]);
  if (page === undefined) return { kind: 'component', label: name, operations };
  const anchor = part === null ? undefined : findAnchor(page, part, [], site.bodyAnchor);
  // The page of one of many would be a place like any other for a reader of another.
  return { kind: 'operation', label, path: toPagePath(page.slug, anchor), operations };
}

function toSharedPart(section: string, shared: unknown): OwnerPart | null {
  const [place, name] = [toText(member(shared, 'in')), toText(member(shared, 'name'))];
  return section === 'parameters' && place !== undefined && name !== undefined
    ? { kind: 'parameter', place, name }
    : null;
}

function findAnchor(
  page: DescribedOperation,
  part: OwnerPart,
  field: readonly string[],
  bodyAnchor: string,
): string | undefined {
  switch (part.kind) {
    case 'parameter':
      return page.parameters.find(({ place }) => place === part.place)?.fields.find(({ name }) => name === part.name)
        ?.anchor;
    case 'body':
      return page.body === undefined ? undefined : (inContents(page.body.contents, field) ?? bodyAnchor);
    case 'response': {
      const response = page.responses.find(({ status }) => status === part.status);
      return response === undefined ? undefined : (inContents(response.contents, field) ?? codeAnchor(response.anchor));
    }
    case 'header':
      return page.responses.find(({ status }) => status === part.status)?.headers.find(({ name }) => name === part.name)
        ?.anchor;
  }
}

function inContents(contents: readonly DescribedContent[], field: readonly string[]): string | undefined {
  for (const { schema } of contents) {
    const found = schema === undefined ? undefined : findField(schema, field);
    if (found !== undefined) return found.anchor;
  }
  return undefined;
}

/** The last field that a path leads to. */
function findField(node: SchemaNode, path: readonly string[]): Field | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  for (const part of node.parts) {
    if (part.kind === 'items' || part.kind === 'map') {
      const found = findField(part.node, /^[[{]/.test(step) ? rest : path);
      if (found !== undefined) return found;
    }
    if (part.kind !== 'fields') continue;
    const field = part.fields.find(({ name }) => name === step);
    if (field !== undefined) return findField(field.node, rest) ?? field;
  }
  return undefined;
}
