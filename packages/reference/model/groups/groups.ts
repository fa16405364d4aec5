import { createSlugs, slugify, toText, toTextSlug } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { createAnchors, downloadsAnchor, toDescription } from '@reliure/richtext';
import type { LinkTargets, LinkTarget, RichText, TextLinks } from '@reliure/richtext';
import { toDocumentation, type NamedLink } from '@reliure/richtext';
import { texts } from '../../texts/index.ts';
import { toGroupNames, toOrder } from './groupNames.ts';
import type { OperationLink } from '../links.ts';
import { toOperationLink, type OperationSource } from '../operationSource.ts';
import { toSections } from './tagGroups.ts';
import { ancestorsOf, isNavigation, tagTitle, toDeclaredTags } from './tags.ts';

/** The operations with one tag, in the contract’s order. */
export interface Group {
  /** Also the group’s anchor on the landing page. */
  readonly slug: string;
  readonly title: string;
  /** Title of the section of groups that it is in (`x-tagGroups`). Either all groups are in sections, or none. */
  readonly section?: string;
  /** Titles of the tags that it is nested under, the outermost first. Set for all groups if a tag is nested. */
  readonly parents?: readonly string[];
  readonly description?: RichText;
  /** Link to external documentation. */
  readonly documentation?: NamedLink & LinkTarget;
  /** An operation with several tags is in several groups. Empty for a tag that only has a description. */
  readonly operations: readonly OperationLink[];
}

/** The operations with one tag, before their pages are built. */
export interface SourceGroup extends Pick<Group, 'slug' | 'title' | 'section' | 'parents'> {
  /** The tag. */
  readonly name: string;
  /** The Tag Object. Empty for an undeclared tag. */
  readonly tag: JsonObject;
  /** All operations with the tag. */
  readonly sources: readonly OperationSource[];
  /** Those whose first tag it is. Each operation is in this list of one group, which its page belongs to. */
  readonly own: readonly OperationSource[];
}

/**
 * Groups operations by tag: declared tags in their order, or that of `x-tagGroups`, then undeclared ones. Nested tags follow
 * the one that they are nested under. Tags without operations are skipped, unless they have a description or operations are
 * nested under them; so are tags of another kind than navigation.
 */
export function groupSources(document: JsonObject, sources: readonly OperationSource[]): readonly SourceGroup[] {
  const declared = toDeclaredTags(document);
  const tags = [...declared.keys()].filter((name) => isNavigation(declared.get(name)));
  const groupsOf = toGroupNames(sources, tags, (name) => isNavigation(declared.get(name)));
  const families = new Set([...groupsOf.values()].flat().flatMap((name) => ancestorsOf(name, declared)));
  const claim = createSlugs([downloadsAnchor()]);
  return toSections(document, toOrder(groupsOf, tags), declared).flatMap(({ name, ...section }) => {
    const tag = declared.get(name) ?? {};
    const all = sources.filter((source) => groupsOf.get(source)?.includes(name) === true);
    if (all.length === 0 && toText(tag['description']) === undefined && !families.has(name)) return [];
    const own = all.filter((source) => groupsOf.get(source)?.[0] === name);
    const title = tagTitle(name, tag);
    return [
      { slug: claim(toTextSlug(name, texts().slugs.unnamedGroup)), name, title, ...section, tag, sources: all, own },
    ];
  });
}

/** Converts the groups for the pages. */
export function toGroups(grouped: readonly SourceGroup[], links: TextLinks): readonly Group[] {
  const anchors = createAnchors({ reserved: toLandingAnchors(grouped), links });
  return grouped.map(({ slug, title, section, parents, tag, sources }) => ({
    slug,
    title,
    ...(section !== undefined && { section }),
    ...(parents !== undefined && { parents }),
    ...toDescription(tag, anchors),
    ...toDocumentation(tag, anchors),
    operations: sources.map(toOperationLink),
  }));
}

/** Returns the landing page’s own anchors. */
export function toLandingAnchors(groups: readonly Pick<Group, 'slug'>[]): readonly string[] {
  return [downloadsAnchor(), ...groups.map(({ slug }) => slug)];
}

/**
 * Returns the groups’ slugs by tag, by title, and by the slugified form of both. If several have the same slugified form,
 * it belongs to the first one. Names in other scripts may have none.
 */
export function toGroupSlugs(grouped: readonly SourceGroup[]): LinkTargets['groups'] {
  const titles = grouped.map(({ slug, title }) => [title, slug] as const);
  const names = grouped.map(({ slug, name }) => [name, slug] as const);
  const slugs = [...names, ...titles].map(([title, slug]) => [slugify(title), slug] as const);
  return new Map([...slugs.filter(([key]) => key !== '').reverse(), ...titles, ...names]);
}
