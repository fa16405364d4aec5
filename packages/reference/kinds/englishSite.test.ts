import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { toFiles, toPages, toSearchLabels } from './pages.ts';
import { buildReference, type Reference } from './reference.ts';

const site = { url: 'https://site.example', baseUrl: '/', favicon: 'icon.svg' };
const document = {
  info: { title: 'Library', version: '1.0.0' },
  paths: {
    '/books': {
      get: {
        summary: 'List books',
        deprecated: true,
        'x-replaced-by': 'search',
        responses: {
          200: {
            headers: { Sunset: { example: 'Wed, 30 Jun 2027 23:59:59 GMT' } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } },
          },
        },
      },
    },
    '/search': {
      get: {
        summary: 'Search',
        operationId: 'search',
        callbacks: { found: { '{$request.query.url}': { post: { summary: 'Book found', responses: { 200: {} } } } } },
      },
    },
  },
  components: {
    schemas: {
      Book: { type: 'object', properties: { state: { $ref: '#/components/schemas/State' } } },
      State: {
        type: 'string',
        oneOf: [
          { const: 'lent', title: 'Lent', deprecated: true },
          { const: 'in', title: 'In' },
        ],
      },
    },
  },
  'x-known-issues': [
    { id: 'slow', title: 'Slow', since: '2026-01-01', description: 'It is slow.', workaround: 'Wait.' },
  ],
  'x-lifecycles': {
    book: {
      title: 'Book',
      states: { in: { title: 'In', final: true } },
      transitions: { lose: { title: 'Lose', from: 'in' } },
    },
  },
  'x-mappings': {
    BIB: {
      title: 'BIBFRAME',
      targets: { Work: { name: 'Work', uri: 'https://bib.example/Work' } },
      schemas: { Book: { fields: { state: 'Work.status' } } },
    },
  },
};

describe('an English site', () => {
  let reference: Reference;
  beforeAll(() => {
    setLanguage('en');
    reference = buildReference({ document });
  });

  it('has English addresses and titles', () => {
    setLanguage('en');
    expect(toPages(reference).map(({ slug, markdownVersion }) => [slug, markdownVersion.title])).toEqual(
      expect.arrayContaining([
        ['schemas', 'Schemas'],
        ['schemas/Book', 'Book'],
        ['lists', 'Code lists'],
        ['states', 'Lifecycles'],
        ['states/book', 'Lifecycle: Book'],
        ['mappings/BIB', 'BIBFRAME mapping'],
        ['mappings/BIB/Book', 'Book: BIBFRAME mapping'],
        ['known-issues', 'Known issues'],
        ['withdrawals', 'Planned withdrawals'],
        ['webhooks', 'Webhooks'],
        ['webhooks/found', 'Book found'],
      ]),
    );
    expect(toSearchLabels()).toMatchObject({ list: 'Code list', lifecycle: 'Lifecycle', mapping: 'Mapping' });
  });

  it('has files with English names and words', () => {
    setLanguage('en');
    const files = new Map(toFiles(reference, site).map(([path, content]) => [path, String(content)]));
    expect([...files.keys()]).toEqual([
      '/api/list-books.composer.json',
      '/api/search.composer.json',
      '/api/lists/State.csv',
      '/api/lists/State.json',
      '/api/mappings/BIB.json',
      '/api/mappings/BIB/Book.json',
      '/api/withdrawals.ics',
    ]);
    expect(files.get('/api/lists/State.csv')).toBe(
      '\ufeffcode,label,meaning,deprecated,since\r\nlent,Lent,,yes,\r\nin,In,,,\r\n',
    );
    expect(files.get('/api/lists/State.json')).toContain('"deprecated": true');
    expect(files.get('/api/withdrawals.ics')).toContain(
      'SUMMARY:Withdrawal of “List books”\r\nDESCRIPTION:GET /books\\nReplaced by: Search\r\n',
    );
  });
});
