import type { ListItem, RootContent } from 'mdast';
import {
  asWritten,
  joinPhrases,
  toHeading,
  toItem,
  toLink,
  toList,
  toOneLine,
  toParagraph,
  toRichText,
  toStrong,
} from '@apidoc/richtext';
import type { Phrasing } from '@apidoc/richtext';
import { toPlaceIntro, type Changelog, type ChangelogItem, type ChangelogRelease } from './changelog';
import type { Target } from './targets';
import { categoryTitles } from './wording';

/** The directive by which a guide asks for the changelog. */
export const changelogDirectiveName = 'changements';

/**
 * The changelog as Markdown, under a heading of the page that asks for it. A release’s anchor ends its heading, as in a
 * guide: `{#1-5-0}`.
 *
 * @param baseUrl Path of the site on its host, for the feeds: Docusaurus adds it to links to pages alone.
 */
export function changelogNodes({ releases, feeds }: Changelog, baseUrl = '/'): readonly RootContent[] {
  const links = feeds.map(({ title, path }) => [toLink(`pathname://${baseUrl}${path.slice(1)}`, title)]);
  return [
    ...(feeds.length === 0
      ? []
      : [toParagraph('Suivre ces entrées par un flux\u00a0: ', ...joinPhrases(links, ' · '), '.')]),
    ...releases.flatMap(releaseNodes),
  ];
}

function releaseNodes({ title, dateText, anchor, items }: ChangelogRelease): readonly RootContent[] {
  const heading = dateText === undefined ? title : `${title} — ${dateText}`;
  return [
    toHeading(3, `${heading} {#${anchor}}`),
    items.length === 0 ? toParagraph('Première publication du contrat.') : toList(items.map(toChangeItem)),
  ];
}

function toChangeItem(item: ChangelogItem): ListItem {
  const { category, severity, text, remedy, targets } = item;
  return toItem([
    toStrong(categoryTitles[category]),
    ...(severity === 'breaking' ? [', ', toStrong('incompatible')] : []),
    '\u00a0: ',
    ...toItemPhrasing(text),
    ...(remedy === undefined ? [] : [' ', ...toItemPhrasing(remedy)]),
    ...toTargets(targets, toPlaceIntro(item)),
  ]);
}

/** Places that a line still names, before it only counts. */
const maxTargets = 6;

function toTargets(targets: readonly Target[], intro: string): readonly Phrasing[] {
  if (targets.length === 0) return [];
  const shown = targets.length > maxTargets ? targets.slice(0, maxTargets - 1) : targets;
  const links = shown.map(({ label, path }): readonly Phrasing[] => [path === undefined ? label : toLink(path, label)]);
  const others = targets.length - shown.length;
  return [intro, ...joinPhrases(links, ', '), ...(others === 0 ? [] : [` et ${String(others)} autres`]), '.'];
}

/** A text of one paragraph. */
function toItemPhrasing(markdown: string): readonly Phrasing[] {
  return toOneLine(toRichText(markdown), asWritten);
}
