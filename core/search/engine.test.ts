import { describe, expect, it } from 'vitest';
import { openEngine } from './engine';
import { buildIndexEntries } from './indexFile';
import { markMatches, toSnippet } from './snippet';
import type { SearchablePage, SearchablePlace } from './types';

function page(title: string, ...places: readonly (string | SearchablePlace)[]): SearchablePage {
  return {
    title,
    url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    breadcrumbs: [],
    places: places.map((place, index): SearchablePlace =>
      typeof place === 'string' ? { text: place, anchor: `p${index}` } : place,
    ),
  };
}

const serialNumber: SearchablePlace = {
  text: 'numeroSerie Lu sur l’appareil, aujourd’hui.',
  section: 'numeroSerie',
  anchor: 'body-numeroSerie',
};

const pages: readonly SearchablePage[] = [
  page('Supprimer une visite', 'DELETE /v1/visites/{visiteId} Une visite validée reste.'),
  page('Valider une visite', 'Le statut passe à validee.'),
  page('Lister les ordonnances', 'Tout ce que le médecin vient de prescrire.'),
  page('Enregistrer un relevé', serialNumber),
  page('Retrouver un matériel', 'Le numéro de série est gravé dessous.'),
  page('Suivre le cœur', 'Fréquence cardiaque ; signalez un œdème.'),
  page('使用指南', '点击安装，使用API接口'),
  page('Configurer __proto__', 'constructor toString <img src=x onerror=alert(1)>'),
];

/** As a browser reads it. */
const engine = openEngine(JSON.parse(JSON.stringify(buildIndexEntries(pages))));

/** Titles of the pages that hits lie on, best first, once each. */
function titles(query: string): readonly string[] {
  return [...new Set(engine.search(query, 20).map((hit) => hit.page.t))];
}

describe('search', () => {
  it.each([
    ['supprimer une visite', 'Supprimer une visite'],
    ['visite supprimer', 'Supprimer une visite'],
    ['SUPPRIMER', 'Supprimer une visite'],
    ['suppression', 'Supprimer une visite'],
    ['supprimées', 'Supprimer une visite'],
    ['comment supprimer la visite', 'Supprimer une visite'],
    ['validation', 'Valider une visite'],
    ['valider des visites', 'Valider une visite'],
    ['prescription', 'Lister les ordonnances'],
    ['ordonnance', 'Lister les ordonnances'],
    ['coeur', 'Suivre le cœur'],
    ['cœur', 'Suivre le cœur'],
    ['oedeme', 'Suivre le cœur'],
    ['d’un œdème', 'Suivre le cœur'],
    ["l'appareil", 'Enregistrer un relevé'],
    ['appareils', 'Enregistrer un relevé'],
    ['aujourd’hui', 'Enregistrer un relevé'],
    ["aujourd'hui", 'Enregistrer un relevé'],
    ['aujourdhui', 'Enregistrer un relevé'],
    ['numeroSerie', 'Enregistrer un relevé'],
    ['numeroserie', 'Enregistrer un relevé'],
    ['numeroSer', 'Enregistrer un relevé'],
    ['numero_serie', 'Enregistrer un relevé'],
    ['relevé numeroSerie', 'Enregistrer un relevé'],
    ['DELETE /v1/visites/{visiteId}', 'Supprimer une visite'],
    ['visiteId', 'Supprimer une visite'],
    ['安装', '使用指南'],
    ['装', '使用指南'],
    ['指南', '使用指南'],
    ['南', '使用指南'],
    ['接口', '使用指南'],
    ['API', '使用指南'],
    ['__proto__', 'Configurer __proto__'],
    ['constructor', 'Configurer __proto__'],
    ['toString', 'Configurer __proto__'],
  ])('answers « %s » with « %s » first', (query, want) => {
    expect(titles(query)[0]).toBe(want);
  });

  it.each(['numéro série', 'numéro de série', 'serie', 'séries'])(
    'answers « %s » with the field and with the words',
    (query) => {
      expect(titles(query)).toEqual(expect.arrayContaining(['Enregistrer un relevé', 'Retrouver un matériel']));
    },
  );

  it('finds the words of a compound when no page has the compound itself', () => {
    expect(titles('materielGrave')[0]).toBe('Retrouver un matériel');
  });

  it.each([
    ['suppression', 'Supprimer une visite'],
    ['validation', 'Valider une visite'],
    ['prescription', 'Lister les ordonnances'],
    ['ordonnances', 'Lister les ordonnances'],
    ['numeroSerie', 'Enregistrer un relevé'],
  ])('finds « %s » at each letter from the third on', (word, want) => {
    for (let length = 3; length <= word.length; length += 1)
      expect([word.slice(0, length), titles(word.slice(0, length))]).toEqual([
        word.slice(0, length),
        expect.arrayContaining([want]),
      ]);
  });

  it('completes the last word only', () => {
    expect(titles('visite supp')).toEqual(['Supprimer une visite']);
    expect(titles('supp visite')).toContain('Valider une visite');
  });

  it.each([
    ['vsite', 'Valider une visite', 'one error in a short word'],
    ['suprimer', 'Supprimer une visite', 'a missing letter'],
    ['ordonance', 'Lister les ordonnances', 'a missing double letter'],
    ['presccription', 'Lister les ordonnances', 'a letter too many'],
    ['apparzil', 'Enregistrer un relevé', 'a wrong letter'],
    ['prescritpion', 'Lister les ordonnances', 'two letters swapped in a long word'],
  ])('answers « %s » with « %s » despite %s', (query, want) => {
    expect(titles(query)).toContain(want);
  });

  it.each([
    ['coz', 'three letters'],
    ['cxxur', 'two errors in a short word'],
    ['v3', 'a number'],
    ['ordxxnaxxe', 'four errors in a long word'],
  ])('does not guess « %s »: %s', (query) => {
    expect(titles(query)).toEqual([]);
  });

  it.each(['le', 'une', 'de l’', 'des', 'ce que', 'l’'])('answers « %s », though it says nothing', (query) => {
    expect(titles(query).length).toBeGreaterThan(0);
  });

  it.each(['', ' ', '?', '…', 'xyzzy', 'qsdfghjklm', 'lorem ipsum', 'кириллица', '火车站', '😀', '12345'])(
    'finds nothing for « %s »',
    (query) => {
      expect(titles(query)).toEqual([]);
    },
  );

  it('gives at most as many hits as asked', () => {
    expect(engine.search('visite', 1)).toHaveLength(1);
    expect(engine.search('visite', 0)).toEqual([]);
  });

  it('gives an address once', () => {
    const twice = openEngine(
      buildIndexEntries([page('Oxygène', { text: 'Oxygène liquide' }, { text: 'Oxygène gazeux' })]),
    );
    expect(twice.search('oxygène', 8).map(({ document }) => document.t)).toEqual(['Oxygène']);
  });

  it('tells the page of each hit, and terms that its text has', () => {
    for (const { document, page: above, terms } of engine.search('numéro série', 8)) {
      expect(above.u).toBe(document.u);
      expect(above.p).toBeUndefined();
      expect(markMatches(`${document.s ?? ''} ${document.t}`, terms).some(({ isMatch }) => isMatch)).toBe(true);
    }
  });

  const hostile: readonly (readonly [name: string, query: string])[] = [
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 signs of Chinese', '安'.repeat(10_000)],
    ['10,000 characters of words', 'prescriptoin intervennant validatoin '.repeat(300)],
    ['10,000 characters of one-letter words', 'q w e r z p f g h k v b x o u i '.repeat(313)],
    ['10,000 accents', `e${'\u0301'.repeat(9_999)}`],
    ['10,000 apostrophes', "l'".repeat(5_000)],
    ['10,000 capitals and small letters', 'aB'.repeat(5_000)],
    ['10,000 underscores', '_'.repeat(10_000)],
    ['letters that fold into whole sentences', '\ufdfa'.repeat(10_000)],
    ['regex metacharacters', String.raw`.*+?^$`.repeat(100) + String.raw`{}()|[\]\\(a+)+$`],
    ['lone surrogates', '\ud800visite\udfff \udc00'],
    ['a prototype', '__proto__ constructor hasOwnProperty toString'],
    ['right-to-left marks', '\u202e\u200fvisite\u202c'],
    ['HTML', '<img src=x onerror=alert(1)> <script>alert(1)</script>'],
    ['control characters', '\0\u0007\u001b visite \u007f'],
  ];

  it.each(hostile)('answers %s, with marks that add nothing', (_, query) => {
    const hits = engine.search(query, 8);
    expect(hits.length).toBeLessThanOrEqual(8);
    for (const { document, terms } of hits) {
      const shown = toSnippet(document.t, terms).map(({ text }) => text);
      expect(document.t).toContain(shown.join('').replace(/^…|…$/g, ''));
    }
  });

  it('leaves the prototype of objects alone', () => {
    engine.search('__proto__ constructor', 8);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('openEngine', () => {
  const [entry] = buildIndexEntries(pages);

  it.each([
    ['null', null],
    ['a text', '<!doctype html>'],
    ['an object', {}],
    ['a list of numbers', [1]],
    ['an entry without documents', [{ index: entry?.index }]],
    ['an entry without index', [{ documents: [] }]],
    ['documents without numbers', [{ documents: [{ t: 'a', u: '/a' }], index: entry?.index }]],
    ['an empty index', [{ documents: [], index: {} }]],
    ['an index of another library', [{ documents: [], index: { version: '2.3.9', fields: [], invertedIndex: [] } }]],
    [
      'an index of another version',
      [{ documents: [], index: { ...JSON.parse(JSON.stringify(entry?.index)), serializationVersion: 99 } }],
    ],
    ['a damaged index', [{ documents: [], index: { serializationVersion: 2, index: [['a', null]] } }]],
  ])('says clearly that it cannot read %s', (_, file: unknown) => {
    expect(() => openEngine(file)).toThrow(/^L’index de recherche est illisible : /);
  });

  it('keeps the cause', () => {
    expect(() => openEngine([{ documents: [], index: { index: [] } }])).toThrow(
      expect.objectContaining({ cause: expect.any(Error) as Error }),
    );
  });

  it('finds nothing in an empty file', () => {
    expect(openEngine([]).search('visite', 8)).toEqual([]);
    expect(openEngine(buildIndexEntries([])).search('visite', 8)).toEqual([]);
  });
});
