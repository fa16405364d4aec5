import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { serialize } from '@reliure/richtext';
import type { Changelog, ChangelogItem } from './changelog.ts';
import { changelogDirectiveNames, changelogNodes } from './changelogNodes.ts';
import { datesIn } from './entries/datesIn.ts';
import { toFeed } from './feed.ts';
import { entriesFile } from './load.ts';
import type { Change, ContractLocation, Owner, OwnerPart } from './types.ts';
import { toChangeText } from './wording.ts';

const operation: Owner = { kind: 'operation', method: 'POST', path: '/rooms' };
const component = (section: string): Owner => ({ kind: 'component', section, name: 'Room' });
const response: OwnerPart = { kind: 'response', status: '409' };
const query: OwnerPart = { kind: 'parameter', location: 'query', name: 'limit' };

beforeEach(() => setLanguage('en'));

describe('changes in English', () => {
  const write = (change: Pick<Change, 'kind' | 'before' | 'after'>, location: Partial<ContractLocation>) =>
    toChangeText(
      { severity: 'breaking', location: { owner: operation, field: [], ...location }, ...change },
      () => 'page',
    );

  it.each<readonly [string, Change['kind'], Partial<ContractLocation>]>([
    ['operation', 'operation-added', {}],
    ['schema', 'removed', { owner: component('schemas') }],
    ['`page` parameter', 'removed', { owner: component('parameters') }],
    ['`Room` authentication', 'removed', { owner: component('securitySchemes') }],
    ['`Room` component', 'removed', { owner: component('responses') }],
    ['`limit` parameter, now required', 'made-required', { part: query }],
    [
      '`place.floor` field in the request body',
      'optional-added',
      { part: { kind: 'body' }, field: ['place', 'floor'] },
    ],
    ['`a` field in the 409 response', 'removed', { part: response, field: ['a'] }],
    ['value `x`', 'value-added', { owner: component('schemas'), value: 'x' }],
    ['value `x` of the `state` field', 'value-added', { owner: component('schemas'), field: ['state'], value: 'x' }],
    ['`locked` error in the 409 response', 'error-added', { part: response, value: 'locked' }],
    ['`next` link in the 409 response, target changed', 'link-changed', { part: response, value: 'next' }],
    [
      '`read` scope for the `Room` authentication',
      'scope-removed',
      { owner: component('securitySchemes'), value: 'read' },
    ],
    ['`https://a.example` server', 'server-added', { owner: { kind: 'contract' }, value: 'https://a.example' }],
    [
      'value `x` of the `env` server variable',
      'value-removed',
      { owner: { kind: 'contract' }, field: ['env'], value: 'x' },
    ],
  ])('writes “%s” for %s', (want, kind, location) => expect(write({ kind }, location)).toBe(want));

  it.each<readonly [string, Pick<Change, 'kind' | 'before' | 'after'>]>([
    ['renamed from `id` to `roomId`', { kind: 'renamed', before: 'id', after: 'roomId' }],
    ['access restricted from public to `key`', { kind: 'access-tightened', before: '', after: 'key' }],
    ['type changed from `string` to any', { kind: 'type-widened', before: 'string', after: '' }],
    [
      'constraint tightened from `maximum: 9` to `maximum: 5`',
      { kind: 'bound-tightened', before: 'maximum: 9', after: 'maximum: 5' },
    ],
    ['constraint tightened: `maximum: 5`', { kind: 'bound-tightened', after: 'maximum: 5' }],
    ['constraint relaxed: `maximum: 5` removed', { kind: 'bound-widened', before: 'maximum: 5' }],
    ['new variant `Room`', { kind: 'variant-added', after: 'Room' }],
    ['variant `Room` removed', { kind: 'variant-removed', before: 'Room' }],
    ['rule `enum` removed', { kind: 'rule-removed', after: 'enum' }],
    ['rule `if` relaxed', { kind: 'rule-relaxed', after: 'if' }],
    [
      'rule changed from `format: "date"` to `format: "uuid"`',
      { kind: 'rule-changed', before: 'format: "date"', after: 'format: "uuid"' },
    ],
    ['rule changed', { kind: 'rule-changed' }],
    ['new default `2`', { kind: 'default-changed', after: '2' }],
    ['default `1` removed', { kind: 'default-changed', before: '1' }],
    ['content type `text/csv`', { kind: 'media-type-added', after: 'text/csv' }],
  ])('writes “%s” for %j', (want, change) =>
    expect(write(change, { part: query })).toBe(`\`limit\` parameter, ${want}`),
  );
});

const targets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(
  (label) => ({ kind: 'operation', label, path: `/api/${label}`, operations: [] }) as const,
);
const item: ChangelogItem = { category: 'modified', severity: 'breaking', text: 'A change.', address: 'A', targets };
const changelog: Changelog = {
  releases: [
    { version: '1.1.0', title: '1.1', anchor: '1-1-0', date: '2026-02-01', dateText: '1 February 2026', items: [item] },
    { version: '1.0.0', title: '1.0', anchor: '1-0-0', date: '2026-01-01', dateText: '1 January 2026', items: [] },
  ],
  feeds: [{ title: 'RSS', mediaType: 'text/xml', path: '/rss.xml' }],
  comparisonPage: '/c',
};

it('writes the changelog in English', () =>
  expect(serialize(changelogNodes(changelog))).toBe(`Subscribe to these changes: [RSS](pathname:///rss.xml).

Upgrading across several versions? [Compare any two versions](/c).

### 1.1 — from 1 February 2026 {#1-1-0}

- **Changed**, _breaking_: A change. See [a](/api/a), [b](/api/b), [c](/api/c), [d](/api/d), [e](/api/e) and 2 others.

Compare [1.0 with 1.1](/c?from=1.0.0\\&to=1.1.0).

### 1.0 — from 1 January 2026 {#1-0-0}

First published version of the contract.
`));

it('writes the feed in English', () => {
  const feed = toFeed(changelog, 'rss', {
    title: 'Hotel',
    root: 'https://hotel.example',
    basePath: '/api',
    page: '/docs/changelog',
  });
  expect(feed).toContain('<title>Hotel — changelog</title>');
  expect(feed).toContain('<language>en</language>');
  expect(feed).toContain('<strong>Changed, breaking</strong>: A change. See ');
});

it.each([
  ['until 1 June 2027', ['2027-06-01']],
  ['on June 30th, 2027, and from 2nd of May 2028', ['2027-06-30', '2028-05-02']],
  ['jusqu’au 1ᵉʳ juin 2027', []],
])('finds the dates in “%s”', (text, want) => expect(datesIn(text)).toEqual(want));

it('has English names for what writers write', () =>
  expect([changelogDirectiveNames().changelog, entriesFile()]).toEqual(['changelog', 'announcements.yaml']));
