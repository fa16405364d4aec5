import { describe, expect, it } from 'vitest';
import { buildIndexEntry, type SearchIndexEntry } from './indexFile.ts';
import { writeIndexFile } from './writeIndexFile.ts';
import { IndexFileError } from './indexFileError.ts';
import { readIndexFile } from './readIndexFile.ts';

const entry: SearchIndexEntry = buildIndexEntry([
  { title: 'Une page', url: '/a', breadcrumbs: ['API'], passages: [{ text: 'Texte.', section: 'S', anchor: 's' }] },
]);
const { documents, index } = entry;

describe('readIndexFile', () => {
  it('accepts a file that this version wrote', () => {
    const file: unknown = JSON.parse(JSON.stringify([entry, entry]));
    expect(readIndexFile(file)).toEqual({ entries: [entry, entry], texts: [], related: [] });
    expect(readIndexFile([])).toEqual({ entries: [], texts: [], related: [] });
    const bare = buildIndexEntry([{ title: 'Une page', url: '/a', breadcrumbs: [], passages: [] }]);
    expect(readIndexFile([bare]).entries).toEqual([bare]);
  });

  it('accepts names and texts in one list, or each in a list of its own', () => {
    const [names = '', texts = ''] = writeIndexFile([entry]).split('\n');
    const whole = readIndexFile(JSON.parse(`${names}${texts}`));
    expect(whole.texts).toEqual([{ i: 1, t: 'Texte.' }]);
    expect(readIndexFile(JSON.parse(`${names.slice(0, -1)}]`))).toEqual({ ...whole, texts: [], related: [] });
    expect(readIndexFile(JSON.parse(`[${texts}`))).toEqual({ ...whole, entries: [] });
  });

  it.each([[null], [{}], ['<html>'], [3]])('rejects %j, which is not a list', (file) => {
    expect(() => readIndexFile(file)).toThrow(new IndexFileError({ code: 'noList' }));
  });

  it.each<readonly [string, unknown]>([
    ['nothing', null],
    ['no documents', { index }],
    ['no index', { documents }],
    ['a document without a number', { documents: [{ ...documents[0], i: '1' }], index }],
    ['a document whose text is a number', { documents: [{ i: 1, t: 7, u: '/a' }], index }],
    ['breadcrumbs that are not a list', { documents: [{ ...documents[0], b: 'API' }], index }],
    ['an address with a scheme', { documents: [{ ...documents[0], u: 'javascript:alert(1)' }], index }],
    ['an address on another host', { documents: [{ ...documents[0], u: '//voleur.example/' }], index }],
    ['an address on another host, hidden', { documents: [{ ...documents[0], u: '/\\voleur.example/' }], index }],
    [
      'an address on another host, by white space',
      { documents: [{ ...documents[0], u: '/\t/voleur.example/' }], index },
    ],
    ['an anchor that is a path', { documents: [{ ...documents[0], u: '/', h: '/voleur.example/' }], index }],
    ['a section that is not a string', { documents: [{ ...documents[0], s: 7 }], index }],
    ['a page that is not a number', { documents: [{ ...documents[0], p: '0' }], index }],
    ['a location that is not a list', { documents, index: { ...index, spots: ['s'] } }],
    ['an anchor that is not a string', { documents, index: { ...index, spots: [[1, 'text']] } }],
    ['a text without a number', { documents: [{ t: 'Texte.' }], index: { format: index.format } }],
    ['more pages than documents', { documents: [], index }],
    ['a kind that is not a string', { documents, index: { ...index, kinds: [{}] } }],
    ['an unknown role', { documents, index: { ...index, spots: [['s', 'constructor']] } }],
    ['places that are not numbers', { documents, index: { ...index, places: [['0']] } }],
    ['places that are not integers', { documents, index: { ...index, places: [[0.5]] } }],
    ['texts that are missing', { documents: [{ i: 1 }], index: { format: index.format } }],
    ['synonyms that are not strings', { documents, index: { ...index, synonyms: [[3]] } }],
  ])('rejects an entry with %s', (_, broken) => {
    expect(() => readIndexFile([entry, broken])).toThrow(new IndexFileError({ code: 'brokenEntry', position: 1 }));
  });

  it.each([[1], [undefined], ['2']])('reports format %j as another version of the site', (format) => {
    expect(() => readIndexFile([{ documents, index: { ...index, format } }])).toThrow(
      new IndexFileError({ code: 'otherVersion' }),
    );
  });
});
