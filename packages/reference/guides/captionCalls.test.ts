import { describe, expect, it } from 'vitest';
import { titleOfCall } from './captionCalls.ts';

const operations = [
  { title: 'List books', method: 'GET', path: '/books' },
  { title: 'Add a book', method: 'POST', path: '/books' },
  { title: 'Get a book', method: 'GET', path: '/books/{id}' },
  { title: 'Get the newest book', method: 'GET', path: '/books/newest' },
];

describe('titleOfCall', () => {
  it.each([
    ['curl "$BASE/books?limit=2"', 'List books'],
    ["curl -i 'https://api.example/books/42#top'", 'Get a book'],
    ['BOOK=42\n\ncurl -i "$BASE/books/$BOOK" \\\n  -H "Accept: text/plain"', 'Get a book'],
    ['curl ${BASE}/books/newest', 'Get the newest book'],
    ['curl -X POST "$BASE/books" \\\n  -d @book.json', 'Add a book'],
    ['curl "$BASE/books" --json \'{"title": "x"}\'', 'Add a book'],
    ['curl -G "$BASE/books" --data-urlencode "title=x"', 'List books'],
    ['curl "$BASE/books"\ncurl "$BASE/books/42"', undefined],
    ['curl -X DELETE "$BASE/books"', undefined],
    ['curl https://elsewhere.example/', undefined],
  ])('finds the operation of %j', (script, title) => {
    expect(titleOfCall(script, operations)).toBe(title);
  });
});
