import { code, deprecatedLabel, fact, inlineList, join, link, list, pageLink, phrases, shortFact } from '@reliure/page';
import type { Block, Fact, Phrases } from '@reliure/page';
import { introductionSlug, referencePath, toPlainText } from '@reliure/richtext';
import type { Phrase, RichText } from '@reliure/richtext';
import { toEnvironments } from '../../model/access/environments.ts';
import type { SecurityScheme } from '../../model/access/security.ts';
import type { Server } from '../../model/access/servers.ts';
import type { Info } from '../../model/contract/info.ts';
import { schemeAnchor } from '../../model/sections.ts';
import { texts } from '../../texts/index.ts';
import type { SiteContext } from '../siteContext.ts';

/** The part of the introduction that a client needs before its first call. */
export interface Start extends Pick<Info, 'version' | 'from'> {
  readonly servers: readonly Server[];
  readonly authentication: readonly SecurityScheme[];
  /** The description of the whole API. */
  readonly description?: RichText;
}

/** Describes the addresses of the API, how to get access, and the version. */
export function describeStart(start: Start, site: SiteContext): readonly Block[] {
  const facts = [...describeAddresses(start), ...describeAuthentication(start), ...describeVersion(start, site)];
  return facts.length === 0 ? [] : [{ kind: 'facts', look: 'line', facts }];
}

function describeAddresses({ servers }: Start): readonly Fact[] {
  if (servers.length === 0) return [];
  // The first environment is the local one.
  const [, ...remote] = toEnvironments(servers);
  const items = remote.map(({ name, baseUrl }) =>
    name === baseUrl ? { phrases: [code(baseUrl)] } : { phrases: phrases(name), note: [code(baseUrl)] },
  );
  return [fact(texts().landing.addresses(items.length), [list(items)])];
}

function describeAuthentication({ authentication }: Start): readonly Fact[] {
  if (authentication.length === 0) return [];
  const isAlone = (wanted: SecurityScheme) =>
    authentication.filter(({ type, detail }) => type === wanted.type && detail === wanted.detail).length === 1;
  const items = authentication.map((scheme) => {
    const { name, type, detail, deprecated } = scheme;
    // Two schemes of a kind are distinguished by their names.
    const parts = isAlone(scheme) ? [detail] : [detail, name];
    return phrases(
      toSectionLink(schemeAnchor(name), type),
      ...parts.flatMap((part) => (part === undefined ? [] : [' ', code(part)])),
      ...(deprecated === true ? [` (${deprecatedLabel()})`] : []),
    );
  });
  return [fact(texts().landing.authentication, [inlineList(items)])];
}

function describeVersion({ version, from }: Start, { changelogPage }: SiteContext): readonly Fact[] {
  if (version === '') return [];
  const wording = texts().landing;
  const name = changelogPage === null ? version : link(changelogPage, version);
  return [shortFact(wording.version, name, from === undefined ? '' : wording.from(from))];
}

/** Returns the number of operations, and links to the main sections of the introduction, such as that on quotas. */
export function describeOverview(count: number, { description = [] }: Start): Phrases {
  const headings = description.filter((block) => block.type === 'heading');
  const level = Math.min(...headings.map(({ depth }) => depth));
  const links = headings
    .filter(({ depth }) => depth === level)
    .map((heading) => phrases(toSectionLink(heading.data?.id ?? '', toPlainText([heading]))));
  return texts().landing.overview(count, (label) => [pageLink(introductionSlug, label)], join(links));
}

function toSectionLink(anchor: string, title: string): Phrase {
  return link(`${referencePath(introductionSlug)}#${anchor}`, title);
}
