import { describe, expect, it } from 'vitest';
import { frenchInFile } from './frenchInFile.ts';
import { toFrenchTexts } from './frenchTexts.ts';

const french = toFrenchTexts(
  ['Lire la suite', 'obsolète', '{count} résultats pour `{query}`', 'Le corps de la réponse', 'erreurs', 'API'],
  ['Read more', 'deprecated', 'Results', 'API'],
);
const allowed = { accented: { Renée: 'a name' }, words: ['suite'], foreign: /^licences\.txt$/ };

const find = (path: string, content: string) => frenchInFile(path, Buffer.from(content), french, allowed);
const page = (body: string, lang = 'en') => `<!doctype html><html lang="${lang}"><body>${body}</body></html>`;

describe('frenchInFile', () => {
  it.each([
    ['a text', 'a.html', page('<p>Lire la\n suite</p>'), 'Lire la suite'],
    ['a text with elements and a placeholder', 'a.html', page('<p>3 résultats pour <b>x</b></p>'), 'résultats pour'],
    ['an entity', 'a.html', page('obsol&#xe8;te'), 'obsolète'],
    ['an attribute', 'a.html', page('<a title="Le corps de la réponse">x</a>'), 'Le corps de la réponse'],
    ['an address', 'a.html', page('<a href=/api/erreurs>x</a>'), 'erreurs'],
    ['a script in a page', 'a.html', page("<script>alert('Lire la suite')</script>"), 'Lire la suite'],
    ['a script', 'a.js', 'f("obsol\\xe8te")', 'obsolète'],
    ['a template', 'a.js', 'f(`${n} erreurs`)', 'erreurs'],
    ['JSON', 'a.json', '{"a":"obsol\\u00e8te"}', 'obsolète'],
    ['Markdown', 'a.md', '# Lire la suite', 'Lire la suite'],
    ['a letter with an accent', 'a.txt', 'caféine', 'caféine'],
    ['a declared language', 'a.json', '{"language":"fr"}', 'language":"fr'],
    ['a page in another language', 'a.html', page('', 'de'), 'lang'],
  ])('finds %s, and names the file', (_what, path, content, found) => {
    const messages = find(path, content);
    expect(messages).toContainEqual(expect.stringMatching(new RegExp(`^${path}: “${found}” in “.+”$`)));
  });

  it.each([
    ['English', 'a.html', page('<p title="Read more">deprecated API</p>')],
    ['an allowed name', 'a.txt', 'By Renée'],
    ['an allowed word', 'a.txt', 'a suite of tests'],
    ['a word in a foreign file', 'licences.txt', 'erreurs'],
    ['a class', 'a.html', page('<p class="corps">x</p>')],
    ['a picture', 'a.png', 'Lire la suite'],
  ])('accepts %s', (_what, path, content) => expect(find(path, content)).toEqual([]));
});
