import { isObject, slugify, toArray, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { createAnchors, downloadsAnchor, toDescription } from '@apidoc/richtext';
import type { LinkPlaces, LinkTarget, RichText, TextLinks } from '@apidoc/richtext';
import { toDocumentation, type NamedLink } from './documentation';
import type { OperationLink } from './links';
import { toOperationLink, type OperationSource } from './operationSource';

/** The operations of one tag, in the contract's order. */
export interface Group {
  /** Also the group's anchor on the landing page. */
  readonly slug: string;
  readonly title: string;
  readonly description?: RichText;
  /** Where more is told of it, elsewhere on the web. */
  readonly documentation?: NamedLink & LinkTarget;
  readonly operations: readonly OperationLink[];
}

/** The operations of one tag, before their pages are built. */
export interface SourceGroup {
  readonly slug: string;
  readonly title: string;
  /** As it is written; nothing for a tag that is not declared. */
  readonly tag: JsonObject;
  readonly sources: readonly OperationSource[];
}

/** Group of the operations that name no tag. */
const untaggedTitle = 'Autres opérations';

/** One group a tag: the declared ones in their order, then those that operations alone name. Empty ones are left out. */
export function groupSources(document: JsonObject, sources: readonly OperationSource[]): readonly SourceGroup[] {
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

function groupTitle({ operation }: OperationSource): string {
  return toText(toArray(operation['tags'])[0]) ?? untaggedTitle;
}

/** The groups as pages show them. */
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

/** The landing page’s own anchors. */
export function toLandingAnchors(groups: readonly Pick<Group, 'slug'>[]): readonly string[] {
  return [downloadsAnchor, ...groups.map(({ slug }) => slug)];
}

/** Of groups that `slugify` makes one of, it names the first; a title in another script leaves it nothing. */
export function toGroupPlaces(grouped: readonly SourceGroup[]): LinkPlaces['groups'] {
  const titles = grouped.map(({ slug, title }) => [title, slug] as const);
  const slugs = titles.map(([title, slug]) => [slugify(title), slug] as const).filter(([key]) => key !== '');
  return new Map([...slugs.reverse(), ...titles]);
}
