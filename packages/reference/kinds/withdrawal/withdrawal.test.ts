import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { links } from '@reliure/richtext/markdown/testing/links.ts';
import { buildReference } from '../reference.ts';
import { buildCalendarFiles, toCalendar } from './calendar.ts';
import { withdrawals as kind } from './kind.ts';
import { withAnnouncedEnds } from './announced.ts';
import { toSubjectName } from '../../model/withdrawal/subject.ts';

const headers = (since: number, sunset: string) => ({
  Deprecation: { example: `@${String(since)}` },
  Sunset: { example: sunset },
});
const reference = buildReference({
  document: {
    paths: {
      '/livres': {
        get: {
          summary: 'Lister les livres, les revues et les journaux\u00a0; tous',
          deprecated: true,
          'x-replaced-by': 'chercher',
          responses: { 200: { headers: headers(1796083200, 'Wed, 30 Jun 2027 23:59:59 GMT') } },
        },
        post: { summary: 'Ajouter', deprecated: true },
        put: {
          summary: 'Ranger',
          deprecated: true,
          responses: { 200: { headers: headers(1767225600, 'Thu, 31 Dec 2026 23:59:59 GMT') } },
        },
      },
      '/recherche': { get: { summary: 'Chercher', operationId: 'chercher' } },
    },
  },
});
const { withdrawals } = reference;
const calendar = toCalendar(withdrawals, 'https://site.example/doc/', '/api');

describe('the calendar of withdrawals', () => {
  it('has the first to go first, and those without a date last', () =>
    expect(withdrawals.map(({ subject, sunset }) => [toSubjectName(subject).split(' ')[0], sunset])).toEqual([
      ['Ranger', '2026-12-31'],
      ['Lister', '2027-06-30'],
      ['Ajouter', undefined],
    ]));

  it('is written as Markdown', () => {
    const text = kind.toPages(reference)[0]?.markdownVersion.render(links);
    expect(text).toMatch(/\| 31 décembre 2026 \| `\w+` \[Ranger\]/);
    expect(text).toMatch(/\| 30 juin 2027 \| `GET` \[Lister .*\| \[Chercher\].*\| 1ᵉʳ décembre 2026 \|/);
    expect(text).toMatch(/\| date non annoncée \| `\w+` \[Ajouter\]/);
  });

  it('is shown on the page of each operation', () =>
    expect(reference.operations.map(({ withdrawal }) => withdrawal)).toEqual([
      'Obsolète depuis le 1ᵉʳ décembre 2026, retrait le 30 juin 2027.',
      undefined,
      'Obsolète depuis le 1ᵉʳ janvier 2026, retrait le 31 décembre 2026.',
      undefined,
    ]));

  it('has no page and no file without deprecated operations', () => {
    expect(kind.toPages({ withdrawals: [] })).toEqual([]);
    expect(buildCalendarFiles([], { url: 'https://site.example', baseUrl: '/', basePath: '/api' })).toEqual([]);
  });
});

describe('toCalendar', () => {
  const events = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents('vevent');

  it('can be read by a parser of iCalendar', () =>
    expect(
      events.map((event) =>
        ['uid', 'dtstart', 'summary', 'description', 'url'].map((name) => String(event.getFirstPropertyValue(name))),
      ),
    ).toEqual([
      [
        'ranger@site.example',
        '2026-12-31',
        'Retrait de «\u00a0Ranger\u00a0»',
        'PUT /livres',
        'https://site.example/doc/api/ranger',
      ],
      [
        'lister-les-livres-les-revues-et-les-journaux-tous@site.example',
        '2027-06-30',
        'Retrait de «\u00a0Lister les livres, les revues et les journaux\u00a0; tous\u00a0»',
        'GET /livres\nRemplacée par\u00a0: Chercher',
        'https://site.example/doc/api/lister-les-livres-les-revues-et-les-journaux-tous',
      ],
    ]));

  it('has an end and a break in each line, none longer than 75 octets', () => {
    expect(calendar.endsWith('\r\n')).toBe(true);
    const lines = calendar.split('\r\n');
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  });
});

describe('withAnnouncedEnds', () => {
  const announced = withAnnouncedEnds(
    withdrawals,
    [
      {
        subject: { operation: 'GET /livres' },
        on: [],
        until: '2027-06-30',
        since: '2026-12-01',
        who: 'Tous',
        remedy: 'Tous.',
      },
      {
        subject: { operation: 'POST /livres' },
        on: [],
        until: '2027-03-31',
        since: '2026-09-01',
        remedy: 'Voir [ici](/docs/a).',
      },
      {
        subject: { operation: 'DELETE /livres' },
        on: [],
        until: '2027-06-30',
        since: '2026-12-01',
        remedy: 'Appelez [Ranger](/api/ranger) chaque soir.',
        replacement: 'PUT /livres',
      },
      {
        subject: { operation: 'GET /x/{y}' },
        on: [],
        until: '2027-01-31',
        remedy: 'Lisez `z`.',
        replacement: 'GET /rien',
      },
      {
        subject: { text: 'la portée `a`' },
        on: [],
        until: '2027-06-30',
        since: '2026-12-01',
        who: 'Applications',
        remedy: 'Demandez `b`.',
      },
    ],
    reference.operations,
  );
  const text = kind.toPages({ withdrawals: announced })[0]?.markdownVersion.render(links) ?? '';

  it('lists everything that ends by day, each end once', () =>
    expect(announced.map(({ subject, sunset }) => [toSubjectName(subject).split(' ')[0], sunset])).toEqual([
      ['Ranger', '2026-12-31'],
      ['GET', '2027-01-31'],
      ['Ajouter', '2027-03-31'],
      ['Lister', '2027-06-30'],
      ['DELETE', '2027-06-30'],
      ['la', '2027-06-30'],
    ]));

  it('shows what replaces each, or what to do', () => {
    expect(text).toMatch(/\[Lister .*\| Tous \| \[Chercher\]\(.*\)\. Tous\. \|/);
    expect(text).toMatch(/\| `POST` \[Ajouter\].*\| Voir \[ici\]\(.*\)\. \|/);
    expect(text).toMatch(
      /\| 30 juin 2027 \| `DELETE` `\/livres` \| Clients qui l’appellent \| Appelez \[Ranger\]\(.*\) chaque soir\. \|/,
    );
    expect(text).toMatch(/\| 31 janvier 2027 \| `GET` `\/x\/\{y\}` \| Clients qui l’appellent \| Lisez `z`\. \|/);
    expect(text).toMatch(/\| la portée `a` \| Applications \| Demandez `b`\. \| 1ᵉʳ décembre 2026 \|/);
  });

  it('has an event with its own address for each', () => {
    const events = new ICAL.Component(
      ICAL.parse(toCalendar(announced, 'https://site.example/', '/api')) as unknown[],
    ).getAllSubcomponents('vevent');
    const read = events.map((event) =>
      ['uid', 'dtstart', 'summary', 'description'].map((name) => String(event.getFirstPropertyValue(name))),
    );
    expect(read).toHaveLength(announced.length);
    expect(new Set(read.map(([uid]) => uid)).size).toBe(announced.length);
    expect(read.slice(-2)).toEqual([
      [
        'delete-livres@site.example',
        '2027-06-30',
        'Retrait\u00a0: DELETE /livres',
        'DELETE /livres\nAppelez Ranger chaque soir.',
      ],
      ['la-portee-a@site.example', '2027-06-30', 'Retrait\u00a0: la portée a', 'la portée a\nDemandez b.'],
    ]);
  });
});
