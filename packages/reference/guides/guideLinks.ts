import { append } from '@reliure/openapi';
import { scenarioAttributes } from '@reliure/scenarios';
import type { Scenario } from '@reliure/scenarios';

/** A guide of the site, in Markdown. */
export interface LinkingGuide {
  readonly title: string;
  /** Path without the base URL. */
  readonly path: string;
  /** Markdown without front matter. */
  readonly body: string;
}

/** A link to a guide, with a path from the site’s root. */
export type GuideLink = Pick<LinkingGuide, 'title' | 'path'>;

/** Maximum number of links per page, so that the page does not become a list of guides. */
const maxLinks = 5;

/**
 * Returns the guides that mention each operation, by the operation’s slug: those that link to its page, and those with
 * a scenario that calls it. Guides that mention it often, and few others, come first.
 *
 * @param basePath Path of the reference from the site’s root.
 */
export function buildGuideLinks(
  guides: readonly LinkingGuide[],
  scenarios: readonly Scenario[],
  basePath: string,
): ReadonlyMap<string, readonly GuideLink[]> {
  const links = new Map<string, { readonly link: GuideLink; readonly weight: number }[]>();
  for (const { title, path, body } of guides) {
    const mentions = [...linkedSlugs(body, basePath), ...calledSlugs(body, scenarios)];
    for (const slug of new Set(mentions)) {
      const weight = mentions.filter((mention) => mention === slug).length / Math.sqrt(mentions.length);
      append(links, slug, { link: { title, path }, weight });
    }
  }
  return new Map(
    [...links].map(([slug, found]) => [
      slug,
      found
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, maxLinks)
        .map(({ link }) => link),
    ]),
  );
}

/** @example linkedSlugs('[Créer](/api/creer-une-visite#corps)', '/api') // ['creer-une-visite'] */
function linkedSlugs(body: string, basePath: string): readonly string[] {
  const links = new RegExp(`\\]\\((?:pathname://)?${escapePattern(basePath)}/([a-z0-9-]+)[)#?"\\s]`, 'g');
  return [...body.matchAll(links)].map(([, slug = '']) => slug);
}

function calledSlugs(body: string, scenarios: readonly Scenario[]): readonly string[] {
  const directives = new RegExp(`^::scenario\\{${scenarioAttributes().name}="([^"]*)"\\}`, 'gm');
  const scenarioNames = [...body.matchAll(directives)].map(([, name]) => name);
  return scenarios
    .filter(({ name }) => scenarioNames.includes(name))
    .flatMap(({ steps }) => steps.map(({ operation }) => operation.slug));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
