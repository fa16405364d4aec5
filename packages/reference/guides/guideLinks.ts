import { append } from '@apidoc/openapi';
import { referencePath } from '@apidoc/richtext';
import type { Scenario } from '@apidoc/scenarios';

/** A guide of the site, as it was written. */
export interface LinkingGuide {
  readonly title: string;
  /** Address without the base URL. */
  readonly path: string;
  /** Its Markdown, without front matter. */
  readonly body: string;
}

/** What a link to a guide shows, and where it leads: a path from the site’s root. */
export type GuideLink = Pick<LinkingGuide, 'title' | 'path'>;

/** Links that a page can show without becoming a list of guides. */
const mostLinks = 5;

/**
 * The guides that speak of each operation, by its slug: those that link to its page, and those whose scenario calls it.
 * The guide that is most about an operation comes first: the one that names it often, and few others.
 */
export function linkGuides(
  guides: readonly LinkingGuide[],
  scenarios: readonly Scenario[],
): ReadonlyMap<string, readonly GuideLink[]> {
  const links = new Map<string, { readonly link: GuideLink; readonly weight: number }[]>();
  for (const { title, path, body } of guides) {
    const mentions = [...linkedSlugs(body), ...calledSlugs(body, scenarios)];
    for (const slug of new Set(mentions)) {
      const weight = mentions.filter((one) => one === slug).length / Math.sqrt(mentions.length);
      append(links, slug, { link: { title, path }, weight });
    }
  }
  return new Map(
    [...links].map(([slug, found]) => [
      slug,
      found
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, mostLinks)
        .map(({ link }) => link),
    ]),
  );
}

/** @example linkedSlugs('[Créer](/api/creer-une-visite#corps)') // ['creer-une-visite'] */
function linkedSlugs(body: string): readonly string[] {
  const links = new RegExp(`\\]\\((?:pathname://)?${referencePath()}/([a-z0-9-]+)[)#?"\\s]`, 'g');
  return [...body.matchAll(links)].map(([, slug = '']) => slug);
}

function calledSlugs(body: string, scenarios: readonly Scenario[]): readonly string[] {
  const told = [...body.matchAll(/^::scenario\{nom="([^"]*)"\}/gm)].map(([, name]) => name);
  return scenarios
    .filter(({ name }) => told.includes(name))
    .flatMap(({ steps }) => steps.map(({ operation }) => operation.slug));
}
