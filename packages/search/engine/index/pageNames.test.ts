import { describe, expect, it } from 'vitest';
import type { SearchablePage } from '@reliure/page';
import { openEngine } from '../engine.ts';
import { buildIndexEntry } from './indexFile.ts';
import { IndexFileError } from './indexFileError.ts';
import { readPageNames, writePageNames } from './pageNames.ts';

const introduction = 'Supprime la visite et tout ce qui s’y rattache, tant qu’elle n’est ni validée ni intégrée.';
const page: SearchablePage = {
  kind: 'operation',
  method: 'DELETE',
  title: 'Supprimer une visite',
  url: '/supprimer',
  breadcrumbs: ['API', 'Visites'],
  deprecated: true,
  passages: [
    { text: introduction },
    { text: 'DELETE /visites/{id}', role: 'path' },
    { text: 'effacer un passage', role: 'phrase' },
    { text: 'cas d’un champ', role: 'phrase', anchor: 'champ' },
    { text: 'Un champ.', section: 'version', anchor: 'champ', role: 'field' },
  ],
};

describe('the names of pages', () => {
  const written = writePageNames([page], [buildIndexEntry([page])]);
  const engine = openEngine(readPageNames(JSON.parse(written)));
  engine.readMore(Infinity);
  const search = (query: string) =>
    engine.search({
      query,
      filters: { kind: null, method: null, group: null },
      offset: 0,
      limit: 8,
      passagesPerPage: 1,
    });

  it.each([
    ['supprimer', 1],
    ['effacer passage', 1],
    ['DELETE /visites/1', 1],
    ['champ', 0],
    ['version', 0],
  ])('find %s in %i pages', (query, want) => expect(search(query).total).toBe(want));

  it('give a hit all that is shown of it', () => {
    const [hit] = search('supprimer').hits;
    expect(hit).toMatchObject({ url: page.url, method: 'DELETE', isDeprecated: true, breadcrumbs: page.breadcrumbs });
    const snippet = hit?.passages[0]?.snippet.map(({ text }) => text).join('') ?? '';
    expect(introduction.startsWith(snippet.slice(0, -1))).toBe(true);
    expect(snippet).toMatch(/.{30,49}…$/u);
  });

  it.each([{}, { format: 1 }])('of another version are refused: %j', (file) =>
    expect(() => readPageNames(file)).toThrow(IndexFileError),
  );

  it('with an address of another site are refused', () =>
    expect(() => readPageNames(JSON.parse(written.replace('/supprimer', '//other.example')))).toThrow(IndexFileError));
});
