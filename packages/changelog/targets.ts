import { member, toObject } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { codeAnchor, referencePath } from '@reliure/richtext';
import { readableJson } from '@reliure/schema';
import type { Field, SchemaNode, SchemaPart } from '@reliure/schema';
import { toParameterPart } from './compare/compareParameters.ts';
import { operationKey, templateKey } from './compare/shape/operations.ts';
import { texts } from './texts.ts';
import type { Owner, OwnerPart, ContractLocation } from './types.ts';
import { createUsedBy } from './compare/usedBy.ts';

/** A link to what changed. */
export interface Target {
  readonly kind: Owner['kind'];
  readonly label: string;
  /** Path from the site’s root; missing for what no longer exists. */
  readonly path?: string;
  /** Slugs of the operations that the change affects. */
  readonly operations: readonly string[];
}

/** The pages of the site that the changelog links to. */
export interface DescribedContract {
  readonly operations: readonly DescribedOperation[];
  readonly schemas: readonly { readonly name: string; readonly slug: string; readonly node: SchemaNode }[];
  readonly lists: readonly {
    readonly name: string;
    readonly slug: string;
    readonly values: readonly { readonly value: string; readonly anchor?: string }[];
  }[];
  /** Fragment of the request body on an operation’s page. */
  readonly bodyAnchor: string;
}

/** The page of an operation. */
interface DescribedOperation {
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly location: string; readonly fields: readonly Field[] }[];
  readonly body?: { readonly contents: readonly DescribedContent[] };
  readonly responses: readonly {
    readonly status: string;
    readonly anchor: string;
    readonly headers: readonly Field[];
    readonly contents: readonly DescribedContent[];
  }[];
}

/** A request body or response in one media type. */
interface DescribedContent {
  readonly schema?: SchemaNode;
}

/** Returns a function that finds the page and the fragment for a location of a contract. */
export function createTargets(document: JsonObject, site: DescribedContract): (location: ContractLocation) => Target {
  // The names of path parameters may have changed since.
  const pages = new Map(
    [templateKey, operationKey].flatMap((toKey) => site.operations.map((page) => [toKey(page), page])),
  );
  const users = createUsedBy(document);
  const slugsOf = (owner: Extract<Owner, { kind: 'component' }>) =>
    users(owner.section, owner.name).flatMap((key) => pages.get(key)?.slug ?? []);

  return (location) => {
    const { owner, part, field, value } = location;
    if (owner.kind === 'contract') return { kind: 'contract', label: texts().allOperations, operations: [] };
    if (owner.kind === 'operation') {
      const page = pages.get(operationKey(owner)) ?? pages.get(templateKey(owner));
      if (page === undefined) return { kind: 'operation', label: operationKey(owner), operations: [] };
      const anchor = part === undefined ? undefined : findAnchor(page, part, field, site.bodyAnchor);
      return { kind: 'operation', label: page.title, path: toPagePath(page.slug, anchor), operations: [page.slug] };
    }
    const operations = slugsOf(owner);
    const kind = 'component';
    if (owner.section !== 'schemas') {
      const shared = member(member(document['components'], owner.section), owner.name);
      const own = owner.section === 'parameters' ? toParameterPart(toObject(shared)) : null;
      return toSharedTarget(owner.name, part ?? own, operations, site);
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

/** Returns the target for a component without a page of its own: the first operation that uses it. */
function toSharedTarget(
  name: string,
  part: OwnerPart | null,
  operations: readonly string[],
  site: DescribedContract,
): Target {
  const page = site.operations.find(({ slug }) => slug === operations[0]);
  if (page === undefined) return { kind: 'component', label: name, operations };
  const anchor = part === null ? undefined : findAnchor(page, part, [], site.bodyAnchor);
  // The label is the number of operations, because the title of one would mislead the readers of the others.
  return {
    kind: 'operation',
    label: texts().operations(operations.length),
    path: toPagePath(page.slug, anchor),
    operations,
  };
}

function findAnchor(
  page: DescribedOperation,
  part: OwnerPart,
  field: readonly string[],
  bodyAnchor: string,
): string | undefined {
  switch (part.kind) {
    case 'parameter':
      return page.parameters
        .find(({ location }) => location === part.location)
        ?.fields.find(({ name }) => name === part.name)?.anchor;
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
  const found = contents.flatMap(({ schema }) => (schema === undefined ? [] : (findField(schema, field) ?? [])));
  return found[0]?.anchor;
}

/** Returns the deepest field on a path that the page shows. */
function findField(node: SchemaNode, [step, ...rest]: readonly string[]): Field | undefined {
  for (const part of node.parts) {
    const found = findInPart(part, step, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findInPart(part: SchemaPart, step: string | undefined, rest: readonly string[]): Field | undefined {
  if (part.kind === 'items' || part.kind === 'map') {
    return step === (part.kind === 'items' ? '[]' : '{}') ? findField(part.node, rest) : undefined;
  }
  const field = part.kind === 'fields' ? part.fields.find(({ name }) => name === step) : undefined;
  return field === undefined ? undefined : (findField(field.node, rest) ?? field);
}
