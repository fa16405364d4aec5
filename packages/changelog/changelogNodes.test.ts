import { describe, expect, it } from 'vitest';
import { serialize, toRichText } from '@reliure/richtext';
import type { Changelog, ChangelogItem, ChangelogRelease } from './changelog.ts';
import { changelogNodes, endNodes } from './changelogNodes.ts';

const release = (title: string, ...items: readonly ChangelogItem[]): ChangelogRelease => ({
  version: `${title}.0`,
  title,
  anchor: `${title.replace('.', '-')}-0`,
  items,
});
const target = (label: string) => ({ kind: 'operation', label, path: `/api/${label}`, operations: [] }) as const;
const item = (members: Partial<ChangelogItem>): ChangelogItem => ({
  category: 'added',
  severity: 'compatible',
  text: 'un âge',
  address: 'A',
  targets: [],
  ...members,
});

const write = (changelog: Partial<Changelog>, baseUrl?: string) =>
  serialize(changelogNodes({ releases: [], feeds: [], ...changelog }, baseUrl));
const writeItem = (members: Partial<ChangelogItem>) => write({ releases: [release('1.1', item(members))] });

describe('changelogNodes', () => {
  it('returns nothing without releases', () => expect(changelogNodes({ releases: [], feeds: [] })).toEqual([]));

  it('links to each feed below the base URL', () => {
    const feeds = ['RSS', 'Atom'].map((title) => ({ title, mediaType: 'text/xml', path: `/docs/${title}.xml` }));
    expect(write({ feeds }, '/base/')).toBe(
      'Suivre ces entrées par un flux\u00a0: [RSS](pathname:///base/docs/RSS.xml) · [Atom](pathname:///base/docs/Atom.xml).\n',
    );
  });

  it('says of a release without items whether it is the first one', () =>
    expect(write({ releases: [release('1.1'), { ...release('1.0'), dateText: '2 mai 2026' }] })).toBe(
      '### 1.1 {#1-1-0}\n\nAucun changement dans ce que l’API reçoit ou renvoie.\n\n' +
        '### 1.0 — à partir du 2 mai 2026 {#1-0-0}\n\nPremière publication du contrat.\n',
    ));

  it('links to the page that compares releases, and compares each release with the previous one', () =>
    expect(
      write({
        releases: [release('1.2', item({})), { ...release('1.1', item({})), dateText: '2 mai 2026' }, release('1.0')],
        comparisonPage: '/c',
      }),
    ).toBe(
      'Pour passer plusieurs versions d’un coup\u00a0: [comparer deux versions](/c).\n\n' +
        '### 1.2 {#1-2-0}\n\n- **Ajouté**\u00a0: un âge\n\nComparer\u00a0: [de 1.1 à la version à venir](/c?de=1.1.0\\&a=1.2.0).\n\n' +
        '### 1.1 — à partir du 2 mai 2026 {#1-1-0}\n\n- **Ajouté**\u00a0: un âge\n\nComparer\u00a0: [de 1.0 à 1.1](/c?de=1.0.0\\&a=1.1.0).\n\n' +
        '### 1.0 {#1-0-0}\n\nPremière publication du contrat.\n',
    ));

  it.each<readonly [fact: string, members: Partial<ChangelogItem>, want: string]>([
    ['an item without links', {}, '**Ajouté**\u00a0: un âge'],
    [
      'an item that breaks clients, with a remedy',
      { severity: 'breaking', text: 'un _âge_.', remedy: 'Écrivez `age`.' },
      '**Ajouté**, _incompatible_\u00a0: un _âge_. Écrivez `age`.',
    ],
    [
      'an item with a deadline',
      { text: 'un âge.', deadline: { until: '2027-06-30' }, targets: [target('a')] },
      '**Ajouté**\u00a0: un âge. Échéance\u00a0: 30 juin 2027. Voir [a](/api/a).',
    ],
    [
      'a target without a page as its label',
      { targets: [{ kind: 'operation', label: 'GET /pieces', operations: [] }] },
      '**Ajouté**\u00a0: un âge — `GET /pieces`.',
    ],
    [
      'up to six links',
      { targets: ['a', 'b', 'c', 'd', 'e', 'f'].map(target) },
      '**Ajouté**\u00a0: un âge — [a](/api/a), [b](/api/b), [c](/api/c), [d](/api/d), [e](/api/e), [f](/api/f).',
    ],
    [
      'the first five of more links, and the number of the others',
      { text: 'un âge.', targets: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(target) },
      '**Ajouté**\u00a0: un âge. Voir [a](/api/a), [b](/api/b), [c](/api/c), [d](/api/d), [e](/api/e) et 2 autres.',
    ],
  ])('writes %s', (_fact, members, want) => expect(writeItem(members)).toBe(`### 1.1 {#1-1-0}\n\n- ${want}\n`));

  it.each<readonly [fact: string, main: number, minor: number, isCollapsed: boolean]>([
    ['many minor changes beside others', 1, 4, true],
    ['few minor changes', 1, 3, false],
    ['minor changes alone', 0, 4, false],
  ])('collapses only %s', (_fact, main, minor, isCollapsed) => {
    const items = [
      ...Array<ChangelogItem>(main).fill(item({})),
      ...Array<ChangelogItem>(minor).fill(item({ isMinor: true })),
    ];
    const nodes = changelogNodes({ releases: [release('1.1', ...items)], feeds: [] });
    expect(nodes.map(({ type }) => type)).toEqual(['heading', 'list', ...(isCollapsed ? ['blockquote'] : [])]);
    expect(nodes[1]).toMatchObject({ children: { length: isCollapsed ? main : main + minor } });
    expect(serialize(nodes)).toMatch(
      isCollapsed ? /\n> 4 ajouts et changements mineurs\n>\n> - \*\*Ajouté/ : /^[^>]*$/,
    );
  });
});

describe('endNodes', () => {
  it('lists what ends by day, with links', () => {
    const end = (dayText: string, what: string) => ({ dayText, what: toRichText(what), path: `/api/retraits#${what}` });
    const days = { ends: [end('31 mars 2027', 'a'), end('30 juin 2027', 'b'), end('30 juin 2027', 'c')] };
    expect(serialize(endNodes(days))).toBe(
      '- **31 mars 2027**\u00a0: [a](/api/retraits#a).\n' +
        '- **30 juin 2027**\u00a0: [b](/api/retraits#b), [c](/api/retraits#c).\n',
    );
  });

  it('writes nothing if nothing ends', () => expect(endNodes({})).toEqual([]));
});
