import { Feed } from 'feed';
import { language, toDateText } from '@reliure/language';
import { escapeMarkup, toRichText, toSitePath } from '@reliure/richtext';
import type { Phrase } from '@reliure/richtext';
import { toEmptyReleaseText, toItemTexts, toTargetsIntro, type Changelog, type ChangelogItem } from './changelog.ts';
import { texts } from './texts.ts';

/** The site that publishes the changelog. */
export interface FeedSite {
  readonly title: string;
  /** Scheme, host and base URL, without a trailing slash. */
  readonly root: string;
  /** Path of the reference from the site’s root. */
  readonly basePath: string;
  /** Path of the changelog’s page, from the site’s root. */
  readonly page: string;
}

/** The formats of the feed, which are also the names of its files. */
export const feedFormats = ['rss', 'atom'] as const;

export type FeedFormat = (typeof feedFormats)[number];

/** Returns the path of a feed, beside the changelog’s page: `/docs/changelog/rss.xml`. */
export function feedPath(page: string, format: FeedFormat): string {
  return `${page.slice(0, page.lastIndexOf('/'))}/${format}.xml`;
}

/** Returns the changelog as a feed with one item for each release. Unreleased changes are left out. */
export function toFeed({ releases }: Changelog, format: FeedFormat, { title, root, page, basePath }: FeedSite): string {
  const dated = releases.flatMap(({ date, ...release }) => (date === undefined ? [] : [{ ...release, date }]));
  const words = texts().feed;
  const toUrl = (address: string) => {
    const url = toSitePath(address, basePath);
    return url.startsWith('/') ? root + url : url;
  };
  const feed = new Feed({
    title: words.title(title),
    description: words.description,
    id: root + page,
    link: root + page,
    language: language(),
    copyright: '',
    generator: title,
    // The date is that of the newest release, so that the same contract produces the same file on any day.
    updated: new Date(dated[0]?.date ?? 0),
    feedLinks: { rss: root + feedPath(page, 'rss'), atom: root + feedPath(page, 'atom') },
  });
  for (const [index, release] of dated.entries()) {
    const link = `${root}${page}#${release.anchor}`;
    feed.addItem({
      title: texts().dated(words.release(release.title), toDateText(release.date)),
      id: link,
      link,
      date: new Date(release.date),
      content: toContent(release.items, index === dated.length - 1, toUrl),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

/** Returns the URL of a page of the reference, or of the site. */
type ToUrl = (address: string) => string;

function toContent(items: readonly ChangelogItem[], isFirst: boolean, toUrl: ToUrl): string {
  if (items.length === 0) return `<p>${escapeMarkup(toEmptyReleaseText(isFirst))}</p>`;
  return `<ul>${items.map((item) => `<li>${toItemHtml(item, toUrl)}</li>`).join('')}</ul>`;
}

function toItemHtml(item: ChangelogItem, toUrl: ToUrl): string {
  const { category, severity, targets } = item;
  const { categories, breaking, colon } = texts();
  const breakingSuffix = severity === 'breaking' ? `, ${breaking}` : '';
  const paragraphs = toItemTexts(item).map((markdown) => toHtml(markdown, toUrl));
  const targetLinks = targets.map(({ kind, label, path }) => {
    if (path !== undefined) return toAnchor(toUrl(path), escapeMarkup(label));
    return kind === 'contract' ? escapeMarkup(label) : `<code>${escapeMarkup(label)}</code>`;
  });
  const linksHtml = targetLinks.length === 0 ? '' : `${toTargetsIntro(item)}${targetLinks.join(', ')}.`;
  return `<strong>${categories[category]}${breakingSuffix}</strong>${colon}${paragraphs.join(' ')}${linksHtml}`;
}

/** Converts a Markdown text of one paragraph. */
function toHtml(markdown: string, toUrl: ToUrl): string {
  const phrase = toRichText(markdown).flatMap((block) => (block.type === 'paragraph' ? block.children : []));
  return toPhraseHtml(phrase, toUrl);
}

function toPhraseHtml(phrase: readonly Phrase[], toUrl: ToUrl): string {
  return phrase.map((node) => toInlineHtml(node, toUrl)).join('');
}

function toInlineHtml(node: Phrase, toUrl: ToUrl): string {
  switch (node.type) {
    case 'text':
      return escapeMarkup(node.value);
    case 'inlineCode':
      return `<code>${escapeMarkup(node.value)}</code>`;
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const tag = { strong: 'strong', emphasis: 'em', delete: 'del' }[node.type];
      return `<${tag}>${toPhraseHtml(node.children, toUrl)}</${tag}>`;
    }
    case 'link':
      return toAnchor(toUrl(node.url), toPhraseHtml(node.children, toUrl));
    case 'break':
      return '<br>';
  }
}

function toAnchor(url: string, html: string): string {
  return `<a href="${escapeMarkup(url)}">${html}</a>`;
}
