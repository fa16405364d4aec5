import type { BlockContent, Emphasis, ListItem, Paragraph, RootContent } from 'mdast';
import { toDateText } from '@reliure/language';
import {
  asWritten,
  joinPhrases,
  toCode,
  toHeading,
  toItem,
  toLink,
  toList,
  toOneLine,
  toParagraph,
  toRichText,
  toStrong,
} from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import {
  toEmptyReleaseText,
  toItemTexts,
  toTargetsIntro,
  type Changelog,
  type ChangelogItem,
  type ChangelogRelease,
} from './changelog.ts';
import { toDeadlineText } from './entries/deadline.ts';
import type { Target } from './targets.ts';
import type { Linked } from './texts.fr.ts';
import { texts } from './texts.ts';

/** Returns the names of the directives that insert the changelog, and the days of ends, into a guide. */
export function changelogDirectiveNames(): Readonly<Record<'changelog' | 'ends', string>> {
  return texts().directives;
}

/** Returns what ends, by day, as Markdown nodes. */
export function endNodes({ ends = [] }: Pick<Changelog, 'ends'>): readonly RootContent[] {
  const days = [...new Set(ends.map(({ dayText }) => dayText))];
  if (days.length === 0) return [];
  const toDay = (day: string) => {
    const links = ends
      .filter(({ dayText }) => dayText === day)
      .map(({ what, path }) => [toLink(path, ...toOneLine(what, asWritten))]);
    return toItem([toStrong(day), texts().colon, ...joinPhrases(links, ', '), '.']);
  };
  return [toList(days.map(toDay))];
}

/**
 * Returns the changelog as Markdown nodes, to be inserted below a heading of the page. The heading of each release ends
 * with its ID, as in guides: `{#1-5-0}`.
 *
 * @param baseUrl Path of the site on its host, for the feeds: Docusaurus adds it only to links to pages.
 */
export function changelogNodes({ releases, feeds, comparisonPage }: Changelog, baseUrl = '/'): readonly RootContent[] {
  const { follow, compareAny } = texts().page;
  const links = feeds.map(({ title, path }) => [toLink(`pathname://${baseUrl}${path.slice(1)}`, title)]);
  return [
    ...(feeds.length === 0 ? [] : [toParagraph(follow, ...joinPhrases(links, ' · '), '.')]),
    ...(comparisonPage === undefined ? [] : [toLinkedParagraph(compareAny, comparisonPage)]),
    ...releases.flatMap((release, index) => {
      const before = releases[index + 1];
      return [...releaseNodes(release, before), ...comparisonNodes(release, before, comparisonPage)];
    }),
  ];
}

function releaseNodes(
  { title, dateText, anchor, items }: ChangelogRelease,
  before: ChangelogRelease | undefined,
): readonly RootContent[] {
  const heading = dateText === undefined ? title : texts().dated(title, dateText);
  const minor = items.filter(({ isMinor }) => isMinor === true);
  const shown = minor.length > maxMinor && minor.length < items.length ? items.slice(0, -minor.length) : items;
  return [
    toHeading(3, `${heading} {#${anchor}}`),
    items.length === 0 ? toParagraph(toEmptyReleaseText(before === undefined)) : toList(shown.map(toChangeItem)),
    ...(shown === items ? [] : [toDetails(texts().minorChanges(minor.length), toList(minor.map(toChangeItem)))]),
  ];
}

/** The maximum number of minor changes that are shown beside others; more are collapsed. */
const maxMinor = 3;

/** Returns content that pages first hide. In plain Markdown, it is a quote. */
function toDetails(summary: string, content: BlockContent): BlockContent {
  const title: Paragraph = { ...toParagraph(summary), data: { hName: 'summary' } };
  return { type: 'blockquote', data: { hName: 'details' }, children: [title, content] };
}

/** Returns a link to the comparison of a release with the previous one, where an older one can be chosen. */
function comparisonNodes(
  { version, title, dateText }: ChangelogRelease,
  before: ChangelogRelease | undefined,
  page: string | undefined,
): readonly RootContent[] {
  if (page === undefined || before === undefined) return [];
  const compared = texts().page.compare(before.title, dateText === undefined ? undefined : title);
  return [toLinkedParagraph(compared, comparisonPath(page, before.version, version))];
}

function toLinkedParagraph({ before, link, after }: Linked, path: string): Paragraph {
  return toParagraph(before, toLink(path, link), after);
}

/** Returns the address of the comparison of two releases. */
function comparisonPath(page: string, from: string, to: string): string {
  const { parameters } = texts().page;
  return `${page}?${new URLSearchParams([
    [parameters.from, from],
    [parameters.to, to],
  ]).toString()}`;
}

function toChangeItem(item: ChangelogItem): ListItem {
  return toItem(toItemPhrases(item));
}

/** Returns an item of the changelog as one line: its category, its text, and links to what changed. */
function toItemPhrases(item: ChangelogItem): readonly Phrasing[] {
  const { targets } = item;
  return [
    ...toItemTitle(item),
    ...joinPhrases(toItemTexts(item).map(toItemPhrasing), ' '),
    ...(targets.length === 0 ? [] : [toTargetsIntro(item), ...toTargetPhrases(targets), '.']),
  ];
}

/** Returns the words that an item begins with. Pages show the emphasized one in the colour of dangers. */
function toItemTitle({ category, severity }: Pick<ChangelogItem, 'category' | 'severity'>): readonly Phrasing[] {
  const { categories, breaking, colon } = texts();
  const danger: Emphasis = {
    type: 'emphasis',
    children: [{ type: 'text', value: breaking }],
    data: { hProperties: { className: ['danger'] } },
  };
  return [toStrong(categories[category]), ...(severity === 'breaking' ? [', ', danger] : []), colon];
}

/** Returns an item of the changelog in parts: what changed, where, what to do, and by when. */
export function toItemCells({
  category,
  severity,
  text,
  targets,
  remedy,
  deadline,
}: ChangelogItem): readonly (readonly Phrasing[])[] {
  const { until, isNewOnly } = deadline ?? {};
  const day = until === undefined || isNewOnly === true ? [] : [toDateText(until)];
  const actions = [
    ...(remedy === undefined ? [] : [toItemPhrasing(remedy)]),
    ...(deadline !== undefined && isNewOnly === true ? [[toDeadlineText(deadline)]] : []),
  ];
  return [
    [...toItemTitle({ category, severity }), ...toItemPhrasing(text)],
    toTargetPhrases(targets),
    joinPhrases(actions, ' '),
    day,
  ];
}

/** The maximum number of targets in an item. If there are more, the last position shows the number of the others. */
const maxTargets = 6;

/** Returns links to what changed. What has no page any more is code. */
function toTargetPhrases(targets: readonly Target[]): readonly Phrasing[] {
  const shown = targets.length > maxTargets ? targets.slice(0, maxTargets - 1) : targets;
  const links = shown.map(({ kind, label, path }): readonly Phrasing[] => {
    if (path !== undefined) return [toLink(path, label)];
    return [kind === 'contract' ? label : toCode(label)];
  });
  const others = targets.length - shown.length;
  return [...joinPhrases(links, ', '), ...(others === 0 ? [] : [texts().andOthers(others)])];
}

/** Parses a Markdown text of one paragraph. */
function toItemPhrasing(markdown: string): readonly Phrasing[] {
  return toOneLine(toRichText(markdown), asWritten);
}
