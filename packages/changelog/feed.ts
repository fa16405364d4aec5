import { Feed } from 'feed';
import { language } from '@reliure/language';
import { escapeMarkup, toRichText } from '@reliure/richtext';
import type { Phrase } from '@reliure/richtext';
import { toEmptyReleaseText, toTargetsIntro, type Changelog, type ChangelogItem } from './changelog.ts';
import { texts } from './texts.ts';

/** The site that publishes the changelog. */
export interface FeedSite {
  readonly title: string;
  /** Scheme, host and base URL, without a trailing slash. */
  readonly root: string;
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
export function toFeed({ releases }: Changelog, format: FeedFormat, { title, root, page }: FeedSite): string {
  const dated = releases.flatMap(({ date, ...release }) => (date === undefined ? [] : [{ ...release, date }]));
  const words = texts().feed;
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
      title: words.release(release.title),
      id: link,
      link,
      date: new Date(release.date),
      content: toContent(release.items, index === dated.length - 1, root),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

function toContent(items: readonly ChangelogItem[], isFirst: boolean, root: string): string {
  if (items.length === 0) return `<p>${escapeMarkup(toEmptyReleaseText(isFirst))}</p>`;
  return `<ul>${items.map((item) => `<li>${toItemHtml(item, root)}</li>`).join('')}</ul>`;
}

function toItemHtml(item: ChangelogItem, root: string): string {
  const { category, severity, text, remedy, targets } = item;
  const { categories, breaking, colon } = texts();
  const breakingSuffix = severity === 'breaking' ? `, ${breaking}` : '';
  const paragraphs = [text, remedy].flatMap((markdown) => (markdown === undefined ? [] : toHtml(markdown, root)));
  const targetLinks = targets.map(({ label, path }) =>
    path === undefined ? escapeMarkup(label) : toAnchor(root + path, escapeMarkup(label)),
  );
  const linksHtml = targetLinks.length === 0 ? '' : `${toTargetsIntro(item)}${targetLinks.join(', ')}.`;
  return `<strong>${categories[category]}${breakingSuffix}</strong>${colon}${paragraphs.join(' ')}${linksHtml}`;
}

/** Converts a Markdown text of one paragraph. */
function toHtml(markdown: string, root: string): string {
  const phrase = toRichText(markdown).flatMap((block) => (block.type === 'paragraph' ? block.children : []));
  return toPhraseHtml(phrase, root);
}

function toPhraseHtml(phrase: readonly Phrase[], root: string): string {
  return phrase.map((node) => toInlineHtml(node, root)).join('');
}

function toInlineHtml(node: Phrase, root: string): string {
  switch (node.type) {
    case 'text':
      return escapeMarkup(node.value);
    case 'inlineCode':
      return `<code>${escapeMarkup(node.value)}</code>`;
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const tag = { strong: 'strong', emphasis: 'em', delete: 'del' }[node.type];
      return `<${tag}>${toPhraseHtml(node.children, root)}</${tag}>`;
    }
    case 'link':
      return toAnchor(node.url.startsWith('/') ? root + node.url : node.url, toPhraseHtml(node.children, root));
    case 'break':
      return '<br>';
  }
}

function toAnchor(url: string, html: string): string {
  return `<a href="${escapeMarkup(url)}">${html}</a>`;
}
