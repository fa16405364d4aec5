import { describe, expect, it } from 'vitest';
import type { ChangelogItem, ChangelogRelease } from './changelog.ts';
import { feedPath, toFeed, type FeedFormat } from './feed.ts';

const site = { title: 'Maison', root: 'https://site.example/base', basePath: '/api', page: '/docs/journal/page' };
const item: ChangelogItem = { category: 'added', severity: 'compatible', text: 'un âge', address: 'A', targets: [] };
const first: ChangelogRelease = { version: '1.0.0', title: '1.0', anchor: '1-0-0', date: '2026-01-01', items: [] };
const second: ChangelogRelease = {
  version: '1.1.0',
  title: '1.1',
  anchor: '1-1-0',
  date: '2026-02-01',
  items: [item, item],
};
const next: ChangelogRelease = { version: 'next', title: 'À venir', anchor: 'next', items: [item] };

const feedOf = (format: FeedFormat, ...releases: readonly ChangelogRelease[]) =>
  toFeed({ releases, feeds: [] }, format, site);

/** Returns the HTML of an item. */
function htmlOf(members: Partial<ChangelogItem>): string | undefined {
  const rss = feedOf('rss', { ...second, items: [{ ...item, ...members }] });
  return /<!\[CDATA\[<ul><li>(.*)<\/li><\/ul>\]\]>/.exec(rss)?.[1];
}

describe('toFeed', () => {
  it('writes releases as Atom, without unreleased changes', () =>
    expect(feedOf('atom', next, second, first)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
          <id>https://site.example/base/docs/journal/page</id>
          <title>Maison — journal des modifications</title>
          <updated>2026-02-01T00:00:00.000Z</updated>
          <generator>Maison</generator>
          <link rel="alternate" href="https://site.example/base/docs/journal/page"/>
          <link rel="self" href="https://site.example/base/docs/journal/atom.xml"/>
          <subtitle>Ce qui est ajouté, modifié, rendu obsolète, retiré ou corrigé, version par version</subtitle>
          <entry>
              <title type="html"><![CDATA[Version 1.1 — à partir du 1ᵉʳ février 2026]]></title>
              <id>https://site.example/base/docs/journal/page#1-1-0</id>
              <link href="https://site.example/base/docs/journal/page#1-1-0"/>
              <updated>2026-02-01T00:00:00.000Z</updated>
              <content type="html"><![CDATA[<ul><li><strong>Ajouté</strong> : un âge</li><li><strong>Ajouté</strong> : un âge</li></ul>]]></content>
          </entry>
          <entry>
              <title type="html"><![CDATA[Version 1.0 — à partir du 1ᵉʳ janvier 2026]]></title>
              <id>https://site.example/base/docs/journal/page#1-0-0</id>
              <link href="https://site.example/base/docs/journal/page#1-0-0"/>
              <updated>2026-01-01T00:00:00.000Z</updated>
              <content type="html"><![CDATA[<p>Première publication du contrat.</p>]]></content>
          </entry>
      </feed>"
    `));

  it('begins an RSS feed with its page, its language and the date of the newest release', () => {
    const [opening, ...items] = feedOf('rss', next, second, first).split('<item>');
    expect(opening).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
          <channel>
              <title>Maison — journal des modifications</title>
              <link>https://site.example/base/docs/journal/page</link>
              <description>Ce qui est ajouté, modifié, rendu obsolète, retiré ou corrigé, version par version</description>
              <lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>
              <docs>https://validator.w3.org/feed/docs/rss2.html</docs>
              <generator>Maison</generator>
              <language>fr</language>
              <atom:link href="https://site.example/base/docs/journal/rss.xml" rel="self" type="application/rss+xml"/>
              "
    `);
    expect(items.map((rss) => /<pubDate>(.*)<\/pubDate>/.exec(rss)?.[1])).toEqual([
      'Sun, 01 Feb 2026 00:00:00 GMT',
      'Thu, 01 Jan 2026 00:00:00 GMT',
    ]);
  });

  it('says of a release without items whether it is the first one', () =>
    expect(feedOf('atom', { ...second, items: [] }, first).match(/<p>.*<\/p>/g)).toEqual([
      '<p>Aucun changement dans ce que l’API reçoit ou renvoie.</p>',
      '<p>Première publication du contrat.</p>',
    ]));

  it('has the same date on any day if nothing is released', () =>
    expect(feedOf('atom', next).match(/<updated>.*<\/updated>/g)).toEqual([
      '<updated>1970-01-01T00:00:00.000Z</updated>',
    ]));

  it.each<readonly [fact: string, members: Partial<ChangelogItem>, want: string]>([
    ['an item without links', {}, '<strong>Ajouté</strong>\u00a0: un âge'],
    [
      'an item that breaks clients, with a remedy and links',
      {
        severity: 'breaking',
        text: 'un âge.',
        remedy: 'Écrivez-le.',
        targets: [
          { kind: 'operation', label: 'Lire & ouvrir', path: '/api/lire', operations: [] },
          { kind: 'component', label: 'Piece<T>', operations: [] },
        ],
      },
      '<strong>Ajouté, incompatible</strong>\u00a0: un âge. Écrivez-le. Voir ' +
        '<a href="https://site.example/base/api/lire">Lire &amp; ouvrir</a>, <code>Piece&lt;T&gt;</code>.',
    ],
    [
      'an item that does not end a sentence, with a link',
      { targets: [{ kind: 'component', label: 'Piece', operations: [] }] },
      '<strong>Ajouté</strong>\u00a0: un âge — <code>Piece</code>.',
    ],
    [
      'code and text, escaped',
      { text: 'a `<b>` & "c"' },
      '<strong>Ajouté</strong>\u00a0: a <code>&lt;b&gt;</code> &amp; &quot;c&quot;',
    ],
    [
      'emphasis',
      { text: '**a *b*** ~~c~~' },
      '<strong>Ajouté</strong>\u00a0: <strong>a <em>b</em></strong> <del>c</del>',
    ],
    ['a line break', { text: 'a\\\nb' }, '<strong>Ajouté</strong>\u00a0: a<br>b'],
    [
      'links within the site as absolute URLs',
      { text: '[a](/api/a) [*b*](https://b.example/?c&d)' },
      '<strong>Ajouté</strong>\u00a0: <a href="https://site.example/base/api/a">a</a> ' +
        '<a href="https://b.example/?c&amp;d"><em>b</em></a>',
    ],
  ])('writes %s', (_fact, members, want) => expect(htmlOf(members)).toBe(want));
});

describe('feedPath', () => {
  it.each(['rss', 'atom'] as const)('puts the %s feed in the folder of the page', (format) =>
    expect(feedPath('/docs/journal/page', format)).toBe(`/docs/journal/${format}.xml`),
  );
});
