import { isObject, slugify, toArray, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { createAnchors, downloadsAnchor, toDescription } from '@apidoc/richtext';
import type { LinkTargets, LinkTarget, RichText, TextLinks } from '@apidoc/richtext';
import { toDocumentation, type NamedLink } from './documentation';
import type { OperationLink } from './links';
import { toOperationLink, type OperationSource } from './operationSource';

/** The operations with one tag, in the contract’s order. */
export interface Group {
  /** Also the group's anchor on the landing page. */
  readonly slug: string;
  readonly title: string;
  readonly description?: RichText;
  /** Link to external documentation. */
  readonly documentation?: NamedLink & LinkTarget;
  readonly operations: readonly OperationLink[];
}

/** The operations with one tag, before their pages are built. */
export interface SourceGroup {
  readonly slug: string;
  readonly title: string;
  /** The Tag Object. Empty for an undeclared tag. */
  readonly tag: JsonObject;
  readonly sources: readonly OperationSource[];
}

/** Title of the group of operations without a tag. */
const untaggedTitle = 'Autres opérations';

/**
 * Groups operations by tag: declared tags in their order, then undeclared ones. Tags without operations are skipped.
 */
export function groupSources(document: JsonObject, sources: readonly OperationSource[]): readonly SourceGroup[] {
  const declared = toArray(document['tags']).filter(isObject);
  const titles = new Set([...declared.map(({ name }) => String(name)), ...sources.map(groupTitle)]);
  const anchors = createAnchors({ reserved: [downloadsAnchor] });
  return [...titles].flatMap((title) => {
    const own = sources.filter((source) => groupTitle(source) === title);
    if (own.length === 0) return [];
    const tag = declared.find(({ name }) => name === title) ?? {};
    return [{ slug: anchors.reserve(null, slugify(title) || 'groupe'), title, tag, sources: own }];
  });
}

function groupTitle({ operation }: OperationSource): string {
  return toText(toArray(operation['tags'])[0]) ?? untaggedTitle;
}

/** Converts the groups for the pages. */
export function toGroups(grouped: readonly SourceGroup[], links: TextLinks): readonly Group[] {
  const anchors = createAnchors({ reserved: toLandingAnchors(grouped), links });
  return grouped.map(({ slug, title, tag, sources }) => ({
    slug,
    title,
    ...toDescription(tag, anchors),
    ...toDocumentation(tag, anchors),
    operations: sources.map(toOperationLink),
  }));
}

/** Returns the landing page’s own anchors. */
export function toLandingAnchors(groups: readonly Pick<Group, 'slug'>[]): readonly string[] {
  return [downloadsAnchor, ...groups.map(({ slug }) => slug)];
}

/**
 * Returns the groups’ slugs by title and by slugified title. If several titles have the same slugified form, it belongs
 * to the first one. Titles in other scripts may have none.
 */
export function toGroupSlugs(grouped: readonly SourceGroup[]): LinkTargets['groups'] {
  const titles = grouped.map(({ slug, title }) => [title, slug] as const);
  const slugs = titles.map(([title, slug]) => [slugify(title), slug] as const).filter(([key]) => key !== '');
  return new Map([...slugs.reverse(), ...titles]);
}
