import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import type { SearchablePage, SearchablePassage } from '@reliure/page';
import { openEngine, type Certainty, type Engine, type SearchResponse } from './engine.ts';
import { buildIndexFiles } from './index/indexFiles.ts';
import { readIndexFile } from './index/readIndexFile.ts';
import { writeIndexFile } from './index/writeIndexFile.ts';

function page(title: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  return { title, url: `/${title.toLowerCase().replaceAll(' ', '-')}`, breadcrumbs: [], passages };
}

function operation(title: string, request: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  const [method = ''] = request.split(' ');
  return { ...page(title, { text: request, role: 'path' }, ...passages), kind: 'operation', method };
}

function guide(title: string, text: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  return { ...page(title, { text }, ...passages), kind: 'guide' };
}

function field(name: string, text: string): SearchablePassage {
  return { text, section: name, anchor: `body.${name}`, role: 'field' };
}

function error(code: string, text: string): SearchablePassage {
  return { text, section: code, anchor: code.replace(' ', '-'), role: 'error' };
}

const pages = [
  operation('List books', 'GET /v1/books', { text: 'Returns the books that match a search, ordered by title.' }),
  operation('Add a book', 'POST /v1/books', field('authors', 'The people who wrote it.')),
  operation('Get a book', 'GET /v1/books/{isbn}', { text: 'Returns one title of the catalogue.' }),
  operation('Update a book', 'PATCH /v1/books/{isbn}', field('publishedOn', 'Day of its publication.')),
  operation('Delete a book', 'DELETE /v1/books/{isbn}', { text: 'Its copies must have been returned.' }),
  operation('Lend a copy', 'POST /v1/loans', field('cardNumber', 'Number of the member’s card.')),
  operation('Renew a loan', 'POST /v1/loans/{loanId}/renew', { text: 'Adds four weeks, at most twice.' }),
  operation(
    'Place a hold',
    'POST /v1/holds',
    { text: 'reserve a book', role: 'phrase' },
    field('pickup_branch', 'Where.'),
  ),
  operation('Cancel a hold', 'DELETE /v1/holds/{holdId}', { text: 'Gives up the place in the queue.' }),
  guide('Authentication', 'Every call carries the number of a library card.'),
  guide('Authors and subjects', 'How the catalogue is arranged.'),
  guide('Webhooks', 'Be told when a copy comes back.'),
  guide('Rate limits', 'At most 100 requests a minute.', {
    text: 'Wait for the time in Retry-After.',
    section: 'Retries',
    anchor: 'retries',
  }),
  guide('Pagination', 'Follow nextCursor until it is null.'),
  guide('Idempotency', 'A repeated call changes nothing.'),
  {
    ...page(
      'Errors',
      { text: 'Nothing at this address.', section: '404 Not found', anchor: '404' },
      error('409 too-many-loans', 'A card allows ten loans.'),
    ),
    kind: 'error',
  },
];

const everything = {
  filters: { kind: null, method: null, group: null },
  offset: 0,
  limit: 20,
  passagesPerPage: 3,
};

let engine: Engine;

// The setup of all tests chooses French before each test.
beforeEach(() => setLanguage('en'));

beforeAll(() => {
  setLanguage('en');
  const files = buildIndexFiles(
    pages,
    [],
    () => null,
    new Map([['overdue', ['late']]]),
    new Map([['volume', ['title', 'book']]]),
  );
  const { entries, texts, related } = readIndexFile(JSON.parse(writeIndexFile(files.get(null) ?? [])));
  engine = openEngine(entries);
  engine.addTexts(texts, related);
  engine.readMore(Infinity);
});

function search(query: string): SearchResponse {
  return engine.search({ ...everything, query });
}

function titles(query: string): readonly string[] {
  return search(query).hits.map(({ title }) => title.map(({ text }) => text).join(''));
}

describe('search in English', () => {
  it.each([
    // Number and tense.
    ['book list', 'List books'],
    ['renewing loans', 'Renew a loan'],
    ['loan renewal', 'Renew a loan'],
    ['deleted books', 'Delete a book'],
    ['lent copies', 'Lend a copy'],
    ['cancelled holds', 'Cancel a hold'],
    ['cancellation', 'Cancel a hold'],
    ['webhook', 'Webhooks'],
    ['rate limiting', 'Rate limits'],
    ['author', 'Authors and subjects'],
    // Questions.
    ['How do I renew a loan?', 'Renew a loan'],
    ['how can i cancel my hold', 'Cancel a hold'],
    ['what is pagination', 'Pagination'],
    ['What’s the rate limit?', 'Rate limits'],
    ['why cant a member’s card lend another copy', 'Lend a copy'],
    ['is there a way to authenticate', 'Authentication'],
    // Synonyms.
    ['remove a book', 'Delete a book'],
    ['create book', 'Add a book'],
    ['new book', 'Add a book'],
    ['edit book', 'Update a book'],
    ['change a book', 'Update a book'],
    ['get all books', 'List books'],
    ['retrieve a book', 'Get a book'],
    ['auth', 'Authentication'],
    ['login', 'Authentication'],
    ['how do I log in', 'Authentication'],
    ['api key', 'Authentication'],
    ['throttling', 'Rate limits'],
    ['quota', 'Rate limits'],
    ['callback', 'Webhooks'],
    ['events', 'Webhooks'],
    ['next page', 'Pagination'],
    ['paging', 'Pagination'],
    ['failures', 'Errors'],
    // Compounds.
    ['web hook', 'Webhooks'],
    ['web hooks', 'Webhooks'],
    ['cardNumber', 'Lend a copy'],
    ['card number', 'Lend a copy'],
    ['card_number', 'Lend a copy'],
    ['cardnumber', 'Lend a copy'],
    ['pickup_branch', 'Place a hold'],
    ['pickupBranch', 'Place a hold'],
    ['pickup branch', 'Place a hold'],
    ['publishedOn', 'Update a book'],
    // Typing errors, and words that are not finished.
    ['pagniation', 'Pagination'],
    ['authentification', 'Authentication'],
    ['idempotancy', 'Idempotency'],
    ['webhok', 'Webhooks'],
    ['cancle hold', 'Cancel a hold'],
    ['authen', 'Authentication'],
    ['pagi', 'Pagination'],
    // Spellings.
    ['catalog subjects', 'Authors and subjects'],
    ['canceled hold', 'Cancel a hold'],
    // Paths, codes and phrases.
    ['POST /v1/loans', 'Lend a copy'],
    ['post book', 'Add a book'],
    ['/books/9780306406157', 'Get a book'],
    ['loans/123/renew', 'Renew a loan'],
    ['too-many-loans', 'Errors'],
    ['409 TOO_MANY_LOANS', 'Errors'],
    ['error 404', 'Errors'],
    ['404 not found', 'Errors'],
    ['reserve a book', 'Place a hold'],
  ])('ranks first for “%s”: “%s”', (query, want) => {
    expect(titles(query)[0]).toBe(want);
  });

  it.each(['pagination', 'authentication', 'webhooks'])('finds “%s” after each letter from the third on', (word) => {
    for (let length = 3; length <= word.length; length += 1) {
      const typed = word.slice(0, length);
      expect([typed, titles(typed).map((title) => title.toLowerCase())]).toEqual([
        typed,
        expect.arrayContaining([word]),
      ]);
    }
  });

  it.each(['zzqxwv', 'chocolate cake recipe', 'supprimer une visite', '!!!', ''])('finds nothing for “%s”', (query) => {
    expect(titles(query)).toEqual([]);
  });

  it('highlights the forms of a word, without a possessive', () => {
    const [hit] = search('members').hits;
    expect(hit?.passages[0]?.words).toEqual(['member']);
  });

  it.each<readonly [string, string | undefined, Certainty]>([
    ['renew a loan', 'Renew a loan', 'clear'],
    ['rennew a loan', 'Renew a loan', 'sure'],
    ['renew a passport', 'Renew a loan', 'near'],
    ['card_nb', 'Lend a copy', 'sure'],
    ['PublishedDate', 'Update a book', 'near'],
    ['idemps of calls', 'Idempotency', 'sure'],
    ['a volume', 'List books', 'near'],
    ['409 when lending', 'Errors', 'near'],
    ['zzqxwv', undefined, 'near'],
  ])('finds for « %s » %s, which is %s', (query, want, certainty) => {
    expect([titles(query)[0], search(query).certainty]).toEqual([want, certainty]);
  });

  it('returns similar words when nothing is found', () => {
    expect(search('webhuks')).toMatchObject({ total: 0, similarWords: ['webhooks'] });
  });
});
