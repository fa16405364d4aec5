import { describe, expect, it } from 'vitest';
import { buildIndexFiles } from './indexFiles.ts';
import type { SearchablePage } from '@reliure/page';

function page(title: string, url: string): SearchablePage {
  return { title, url, breadcrumbs: [], passages: [{ text: `Texte de ${title}` }] };
}

const pages = [page('Guide des visites', '/docs/a'), page('Créer une visite', '/api/b'), page('Mentions', '/c')];
const lexicon = new Map([
  ['visite', ['passage']],
  ['créer', ['create']],
  ['prescription', ['ordonnance']],
]);
const files = buildIndexFiles(pages, ['docs', 'api'], ({ url }) => /^\/(docs|api)\//.exec(url)?.[1] ?? null, lexicon);

const titles = (id: string | null): readonly (string | undefined)[] =>
  (files.get(id) ?? []).flatMap(({ documents }) => documents.filter(({ p }) => p === undefined).map(({ t }) => t));

describe('buildIndexFiles', () => {
  it('builds one file per context, and one for the whole site', () => {
    expect([...files.keys()]).toEqual([null, 'docs', 'api']);
    expect(titles('docs')).toEqual(['Guide des visites']);
    expect(titles('api')).toEqual(['Créer une visite']);
    expect(titles(null)).toEqual(['Guide des visites', 'Créer une visite', 'Mentions']);
  });

  it('numbers the documents of a file uniquely', () => {
    const numbers = (files.get(null) ?? []).flatMap(({ documents }) => documents.map(({ i }) => i));
    expect(numbers).toEqual(numbers.map((_, index) => index));
  });

  it('includes in each file the synonyms of its words, once', () => {
    const synonyms = (id: string | null): readonly string[][] =>
      (files.get(id) ?? []).map(({ index }) => index.synonyms.map(([key]) => key));
    expect(synonyms('docs')).toEqual([['pass']]);
    expect(synonyms('api')).toEqual([['pass', 'creat']]);
    expect(synonyms(null)).toEqual([['pass', 'creat'], [], []]);
  });
});
