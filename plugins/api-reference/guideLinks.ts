import { referencePath } from '../../core/pages/paths';

/** A guide of the site, as it was written. */
export interface Guide {
  readonly title: string;
  /** Address, base URL included. */
  readonly path: string;
  readonly markdown: string;
}

export type GuideLink = Pick<Guide, 'title' | 'path'>;

/** The guides that speak of each operation, by slug: those that link to its page. */
export function linkGuides(guides: readonly Guide[]): ReadonlyMap<string, readonly GuideLink[]> {
  const links = new Map<string, GuideLink[]>();
  for (const { title, path, markdown } of guides) {
    for (const slug of new Set(linkedSlugs(markdown))) {
      links.set(slug, [...(links.get(slug) ?? []), { title, path }]);
    }
  }
  return links;
}

/** @example linkedSlugs('[Créer](/api/creer-une-visite#corps)') // ['creer-une-visite'] */
function linkedSlugs(markdown: string): readonly string[] {
  const links = new RegExp(`\\]\\((?:pathname://)?${referencePath()}/([a-z0-9-]+)[)#?"\\s]`, 'g');
  return [...markdown.matchAll(links)].map(([, slug = '']) => slug);
}
