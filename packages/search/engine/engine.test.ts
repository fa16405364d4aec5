import { describe, expect, it } from 'vitest';
import { openEngine, type Engine, type SearchRequest } from './engine.ts';
import { buildIndexEntry } from './index/indexFile.ts';
import { writeIndexFile } from './index/writeIndexFile.ts';
import { readIndexFile } from './index/readIndexFile.ts';
import { buildSynonyms } from './text/synonyms.ts';
import type { SearchablePage, SearchablePassage } from '@reliure/page';

function page(title: string, ...passages: readonly (string | SearchablePassage)[]): SearchablePage {
  return {
    title,
    url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    breadcrumbs: [],
    passages: passages.map((passage, index): SearchablePassage =>
      typeof passage === 'string' ? { text: passage, anchor: `p${index}` } : passage,
    ),
  };
}

function operation(title: string, request: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  const [method = ''] = request.split(' ');
  return {
    ...page(title, { text: request, role: 'path' }, ...passages),
    kind: 'operation',
    method,
    breadcrumbs: ['API', request.includes('tiers') ? 'Tiers' : 'Visites'],
  };
}

function field(name: string, text: string): SearchablePassage {
  return { text, section: name, anchor: `corps.${name}`, role: 'field' };
}

const lexicon = new Map([
  ['commencer', ['démarrer']],
  ['ordonnance', ['prescription', 'medical order', '处方']],
  ['supprimer', ['delete', '删除']],
  ['visite', ['visit', '访问']],
  ['404', ['not found']],
]);

/** Opens an index in the way in which a browser reads it. */
function open(pages: readonly SearchablePage[]): Engine {
  const entry = buildIndexEntry(pages);
  const file: unknown = JSON.parse(
    JSON.stringify([{ ...entry, index: { ...entry.index, synonyms: buildSynonyms(lexicon) } }]),
  );
  const engine = openEngine(readIndexFile(file).entries);
  engine.readMore(Infinity);
  return engine;
}

const everything: Omit<SearchRequest, 'query'> = {
  filters: { kind: null, method: null, group: null },
  offset: 0,
  limit: 20,
  passagesPerPage: 3,
};

function plain(segments: readonly { readonly text: string }[]): string {
  return segments.map(({ text }) => text).join('');
}

function titlesOf(engine: Engine, query: string): readonly string[] {
  return engine.search({ ...everything, query }).hits.map(({ title }) => plain(title));
}

const site = open([
  page('Supprimer une visite', 'Une visite validée reste.'),
  page('Valider une visite', 'Le statut passe à validee.'),
  page('Lister les ordonnances', 'Tout ce que le médecin vient de prescrire.'),
  page('Enregistrer un relevé', field('numeroSerie', 'Lu sur l’appareil, aujourd’hui.')),
  page('Retrouver un matériel', 'Le numéro de série est gravé dessous.'),
  page('Suivre le cœur', 'Fréquence cardiaque ; signalez un œdème. Au plus 0,5 L/min pendant 72 h.'),
  page('使用指南', '点击安装，使用API接口'),
  page('Configurer __proto__', 'constructor toString <img src=x onerror=alert(1)>'),
  page('Remplir la check-list', 'Points à contrôler.'),
]);

const titles = (query: string): readonly string[] => titlesOf(site, query);

describe('search', () => {
  it.each([
    ['supprimer une visite', 'Supprimer une visite'],
    ['visite supprimer', 'Supprimer une visite'],
    ['SUPPRIMER', 'Supprimer une visite'],
    ['suppression', 'Supprimer une visite'],
    ['supprimées', 'Supprimer une visite'],
    ['comment supprimer la visite ?', 'Supprimer une visite'],
    ['delete visit', 'Supprimer une visite'],
    ['删除访问', 'Supprimer une visite'],
    ['validation', 'Valider une visite'],
    ['valider des visites', 'Valider une visite'],
    ['prescription', 'Lister les ordonnances'],
    ['medical orders', 'Lister les ordonnances'],
    ['处方', 'Lister les ordonnances'],
    ['ordonnance', 'Lister les ordonnances'],
    ['coeur', 'Suivre le cœur'],
    ['cœur', 'Suivre le cœur'],
    ['oedeme', 'Suivre le cœur'],
    ['d’un œdème', 'Suivre le cœur'],
    ['0.5', 'Suivre le cœur'],
    ['72h', 'Suivre le cœur'],
    ["l'appareil", 'Enregistrer un relevé'],
    ['appareils', 'Enregistrer un relevé'],
    ['aujourd’hui', 'Enregistrer un relevé'],
    ['aujourdhui', 'Enregistrer un relevé'],
    ['numeroSerie', 'Enregistrer un relevé'],
    ['numeroserie', 'Enregistrer un relevé'],
    ['numero serie', 'Enregistrer un relevé'],
    ['numeroSer', 'Enregistrer un relevé'],
    ['numero_serie', 'Enregistrer un relevé'],
    ['relevé numeroSerie', 'Enregistrer un relevé'],
    ['checklist', 'Remplir la check-list'],
    ['check list', 'Remplir la check-list'],
    ['安装', '使用指南'],
    ['装', '使用指南'],
    ['指南', '使用指南'],
    ['南', '使用指南'],
    ['接口', '使用指南'],
    ['API', '使用指南'],
    ['__proto__', 'Configurer __proto__'],
    ['constructor', 'Configurer __proto__'],
    ['toString', 'Configurer __proto__'],
  ])('ranks first for « %s »: « %s »', (query, want) => {
    expect(titles(query)[0]).toBe(want);
  });

  it('ranks a deprecated operation after its replacement, and marks it as deprecated', () => {
    const old = operation('Lire un dossier', 'GET /v1/dossiers/{id}');
    const engine = open([{ ...old, deprecated: true }, operation('Lire un dossier (v2)', 'GET /v2/dossiers/{id}')]);
    const { hits } = engine.search({ ...everything, query: 'dossier' });
    expect(hits.map(({ url, isDeprecated }) => [url, isDeprecated])).toEqual([
      ['/lire-un-dossier-(v2)', false],
      ['/lire-un-dossier', true],
    ]);
  });

  it('finds an identifier by all of its words, including stop words', () => {
    const engine = open([
      page('Changer le jour', 'Un passage a lieu de jour.'),
      page('Ouvrir une cure', field('passagesParJour', 'De 1 à 4.')),
    ]);
    expect(titlesOf(engine, 'passages par jour')[0]).toBe('Ouvrir une cure');
  });

  it.each(['numéro de série', 'séries'])('finds for « %s » the identifier and the separate words', (query) => {
    expect(titles(query)).toEqual(expect.arrayContaining(['Enregistrer un relevé', 'Retrouver un matériel']));
  });

  it.each([
    ['suppression', 'Supprimer une visite'],
    ['validation', 'Valider une visite'],
    ['ordonnances', 'Lister les ordonnances'],
    ['numeroSerie', 'Enregistrer un relevé'],
  ])('finds « %s » after each letter from the third on', (word, want) => {
    for (let length = 3; length <= word.length; length += 1) {
      const typed = word.slice(0, length);
      expect([typed, titles(typed)]).toEqual([typed, expect.arrayContaining([want])]);
    }
  });

  it.each([
    ['vsite', 'Supprimer une visite', 'a missing letter'],
    ['vsiite', 'Supprimer une visite', 'two swapped letters'],
    ['ordonance', 'Lister les ordonnances', 'a missing letter'],
    ['suprimer', 'Supprimer une visite', 'a missing letter, in a word with the same stem'],
    ['numeroSreie', 'Enregistrer un relevé', 'two swapped letters in a compound'],
    ['lordonnance', 'Lister les ordonnances', 'an elision without its apostrophe'],
    ['quordonnance', 'Lister les ordonnances', 'an elision of two letters without its apostrophe'],
  ])('tolerates in « %s » %s', (query, want) => {
    expect(titles(query)).toContain(want);
  });

  it.each(['zzqxwv', 'recette de gâteau', 'le patient', '🦄', '!!!', '', '   ', '股票'])(
    'finds nothing for « %s »',
    (query) => {
      expect(titles(query)).toEqual([]);
    },
  );

  it.each([
    ['médecin zzqxwv bqwxk', 'médecin'],
    ['médecin zzqxwv prescrire bqwxk', 'médecin prescrire'],
    ['is_medecin_zzqxwv', 'medecin'],
    ['X-Zzqxwv-Visite', 'visite'],
  ])('searches for the known part of « %s » when no page matches all of it', (query, part) => {
    const { hits } = site.search({ ...everything, query });
    const whole = site.search({ ...everything, query: part });
    expect(site.search({ ...everything, query }).part).toBe(part);
    expect(hits.map(({ url }) => url)).toEqual(whole.hits.map(({ url }) => url));
    expect(whole.part).toBeNull();
  });

  it('searches for stop words when the query has no other words', () => {
    expect(titles('une')).not.toEqual([]);
  });

  it('returns similar words when nothing is found', () => {
    expect(site.search({ ...everything, query: 'ordnnancement' })).toMatchObject({
      total: 0,
      similarWords: ['ordonnances'],
    });
    expect(site.search({ ...everything, query: 'visite' }).similarWords).toEqual([]);
  });
});

const notFound = 'Rien à cet endroit.';

const api = open([
  operation('Lister les visites', 'GET /v1/visites', { text: 'Rend les visites.' }, field('statut', 'Où elle en est.')),
  operation(
    'Créer une visite',
    'POST /v1/visites',
    field('statut', 'Ce qui commence.'),
    field('typeVisite', 'Nature.'),
  ),
  operation('Récupérer une note', 'GET /v1/visites/{id}/notes/{noteId}', {
    text: notFound,
    section: '404 note-absente',
    anchor: 'r404',
    role: 'error',
  }),
  operation('Fixer le statut d’une visite', 'PUT /v1/visites/{id}/statut', { text: 'La note absente est refusée.' }),
  operation(
    'Rechercher des tiers',
    'POST /v1/tiers/recherche',
    { text: 'retrouver un malade', role: 'phrase' },
    { text: 'Cherche des personnes.' },
  ),
  { ...page('Les statuts', 'Planifiée, puis réalisée.'), kind: 'guide', breadcrumbs: ['Documentation'] },
  page('GET facile', 'Un article.'),
]);

describe('ranking', () => {
  it.each([
    [
      'statut',
      ['Fixer le statut d’une visite', 'Les statuts', 'Lister les visites', 'Créer une visite'],
      'titles before fields, and the word before another form of it',
    ],
    ['typeVisite', ['Créer une visite'], 'the exact field'],
    ['note-absente', ['Récupérer une note'], 'the exact error'],
    ['POST /v1/visites', ['Créer une visite'], 'the exact method and path'],
    ['/v1/visites', ['Lister les visites', 'Créer une visite'], 'the exact path before longer ones'],
    ['/v1/visites/17/notes/3', ['Récupérer une note'], 'a path with values'],
    ['https://api.example/v1/tiers/recherche?q=1', ['Rechercher des tiers'], 'a whole URL'],
    ['retrouver un malade', ['Rechercher des tiers'], 'a search phrase'],
  ])('returns for « %s » %j: %s', (query, want) => {
    expect(titlesOf(api, query).slice(0, want.length)).toEqual(want);
  });
});

describe('an error code', () => {
  const error: SearchablePassage = {
    text: 'La note n’existe plus.',
    section: '404 note-absente',
    anchor: 'r404',
    role: 'error',
  };
  const explained: SearchablePassage = { ...error, anchor: 'note-absente' };
  const catalogue: SearchablePage = { ...page('Les erreurs', explained), kind: 'error' };
  const withCatalogue = open([
    operation('Récupérer une note absente', 'GET /v1/notes/{id}', error),
    operation('Modifier une note absente', 'PUT /v1/notes/{id}', error),
    catalogue,
  ]);

  it.each([
    'note-absente',
    'NOTE_ABSENTE',
    '404 note-absente',
    '{"type":"https://api.example/erreurs/note-absente","title":"Note modifiée","status":404,"detail":"La note 7"}',
    'https://api.example/erreurs/note-absente',
    '{"status":404,"code":"note-absente","erreurs":[{"code":"incoherent"}]}',
    'HttpError: 404 note-absente: Note modifiée at save (/srv/app-web/index.js:12)',
  ])('ranks the explanation first for %s', (query) => {
    const [hit] = withCatalogue.search({ ...everything, query }).hits;
    expect(hit).toMatchObject({ url: catalogue.url, passages: [{ hash: '#note-absente' }] });
  });

  it('is what is searched for when a text that contains it is pasted', () => {
    expect(withCatalogue.search({ ...everything, query: '{"code":"note-absente"}' }).effectiveQuery).toBe(
      'note-absente',
    );
    expect(withCatalogue.search({ ...everything, query: '{"code":"autre-code"}' }).effectiveQuery).toBe(
      '{"code":"autre-code"}',
    );
  });

  it('also finds the operations that respond with it', () =>
    expect(titlesOf(withCatalogue, 'note-absente')).toHaveLength(3));

  it('is found by its status with the name of the status', () => {
    const status: SearchablePassage = {
      text: 'La note n’existe plus.',
      section: '404 Introuvable',
      anchor: 's404',
      role: 'section',
    };
    const engine = open([
      operation('Répondre 404', 'GET /v1/notes/{id}', error),
      { ...page('Les erreurs', status), kind: 'error' },
    ]);
    expect(['404 not found', 'Not found 404'].map((query) => titlesOf(engine, query)[0])).toEqual([
      'Les erreurs',
      'Les erreurs',
    ]);
  });

  it('ranks below a title that contains its words, when they are typed separately', () =>
    expect(titlesOf(withCatalogue, 'note absente')[0]).toBe('Récupérer une note absente'));
});

describe('a value of a coded list', () => {
  const value: SearchablePassage = {
    text: 'a_confirmer Le tiers n’a pas répondu.',
    section: 'À confirmer',
    anchor: 'a_confirmer',
  };
  const engine = open([
    operation(
      'Confirmer un rendez-vous',
      'POST /v1/rendez-vous/{id}/confirmation',
      field('a_confirmer', 'À confirmer d’abord.'),
    ),
    { ...page('StatutRendezVous', value), kind: 'list' },
    { ...page('Cycle de vie', value), kind: 'lifecycle' },
  ]);

  it.each([
    ['a_confirmer', ['Cycle de vie', 'StatutRendezVous', 'Confirmer un rendez-vous']],
    ['A_CONFIRMER', ['Cycle de vie', 'StatutRendezVous', 'Confirmer un rendez-vous']],
    ['statut a_confirmer', ['StatutRendezVous', 'Cycle de vie', 'Confirmer un rendez-vous']],
  ])('ranks the explanations first for %s, ordered by their words: %j', (query, want) => {
    const { hits } = engine.search({ ...everything, query });
    expect(hits.slice(0, 2).map(({ passages: [passage] }) => passage?.hash)).toEqual(['#a_confirmer', '#a_confirmer']);
    expect(titlesOf(engine, query)).toEqual(want);
  });

  it('ranks below a title that contains its words, when they are typed separately', () =>
    expect(titlesOf(engine, 'à confirmer')[0]).toBe('Confirmer un rendez-vous'));

  it('is highlighted in the snippet, but its stop words alone are not', () => {
    const [hit] = engine.search({ ...everything, query: 'a_confirmer' }).hits;
    const highlighted = hit?.passages[0]?.snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text);
    expect(highlighted).toEqual(['a_confirmer']);
  });
});

describe('hits', () => {
  const hitsOf = (query: string) => api.search({ ...everything, query }).hits;

  it('link to the field, with its name and a snippet', () => {
    const [hit] = hitsOf('typeVisite');
    expect(hit).toMatchObject({
      kind: 'field',
      method: 'POST',
      breadcrumbs: ['API', 'Visites'],
      url: '/créer-une-visite',
    });
    expect(hit?.passages[0]).toMatchObject({ hash: '#corps.typeVisite', words: ['typevisite'] });
    expect(plain(hit?.passages[0]?.name ?? [])).toBe('typeVisite');
    expect(plain(hit?.passages[0]?.snippet ?? [])).toBe('Nature.');
  });

  it('show a text of the page instead of the search phrase that matched', () => {
    const [hit] = hitsOf('retrouver un malade');
    expect(hit).toMatchObject({ kind: 'operation', passages: [{ hash: '', name: [] }] });
    expect(plain(hit?.passages[0]?.snippet ?? [])).toBe('Cherche des personnes.');
  });

  it('link to the passage that the search phrase is about', () => {
    const error: SearchablePassage = { text: 'Déjà clos.', section: '409 clos', anchor: 'clos', role: 'error' };
    const phrase: SearchablePassage = { text: 'pourquoi rien ne change plus', role: 'phrase', anchor: 'clos' };
    const engine = open([{ ...page('Erreurs', error, phrase), kind: 'error' }]);
    const [hit] = engine.search({ ...everything, query: 'rien ne change' }).hits;
    expect(hit).toMatchObject({ kind: 'error', passages: [{ hash: '#clos', isCode: true }] });
    expect(plain(hit?.passages[0]?.name ?? [])).toBe('409 clos');
    expect(plain(hit?.passages[0]?.snippet ?? [])).toBe('Déjà clos.');
  });

  it('list other passages of the same page, each name once', () => {
    const visit = hitsOf('visite').find(({ title }) => plain(title) === 'Créer une visite');
    expect(visit?.passages.map(({ name }) => plain(name))).toEqual(['', 'typeVisite']);
  });

  it('are limited to the requested number', () => {
    const some = api.search({ ...everything, query: 'visite', offset: 1, limit: 2, passagesPerPage: 1 });
    expect(some.hits.map(({ title }) => plain(title))).toEqual(titlesOf(api, 'visite').slice(1, 3));
    expect(some.total).toBe(titlesOf(api, 'visite').length);
    expect(some.hits.map(({ passages }) => passages.length)).toEqual([1, 1]);
  });
});

describe('facets', () => {
  const searchVisits = (filters: Partial<SearchRequest['filters']>) =>
    api.search({ ...everything, query: 'visite', filters: { ...everything.filters, ...filters } });

  it('count the results of each value', () => {
    const { facets, total } = searchVisits({});
    expect(total).toBe(4);
    expect(facets.method).toEqual([
      { value: 'GET', count: 2 },
      { value: 'POST', count: 1 },
      { value: 'PUT', count: 1 },
    ]);
    expect(facets.group).toEqual([{ value: 'Visites', count: 4 }]);
  });

  it('filter the hits, and still count the other values of the same facet', () => {
    const { hits, total, facets } = searchVisits({ method: 'PUT' });
    expect([total, hits.map(({ title }) => plain(title))]).toEqual([1, ['Fixer le statut d’une visite']]);
    expect(facets.method).toHaveLength(3);
    expect(facets.group).toEqual([{ value: 'Visites', count: 1 }]);
  });

  it.each(['__proto__', 'DELETE', ''])('find nothing for the value « %s », which no hit has', (method) => {
    expect(searchVisits({ method }).total).toBe(0);
  });
});

describe('openEngine', () => {
  it('finds names at once, and texts once they are read', () => {
    const engine = openEngine([buildIndexEntry([page('Valider', 'Le cœur du texte.'), page('Cœur', 'Rien.')])]);
    expect(engine.isReading()).toBe(true);
    expect(titlesOf(engine, 'coeur')).toEqual(['Cœur']);
    while (engine.isReading()) engine.readMore(1);
    expect(titlesOf(engine, 'coeur')).toEqual(['Cœur', 'Valider']);
  });

  it('highlights the words of a text that is not read yet', () => {
    const engine = openEngine([buildIndexEntry([page('Valider', { text: 'On peut valider.' })])]);
    const [hit] = engine.search({ ...everything, query: 'valider' }).hits;
    expect(hit?.passages[0]?.snippet).toEqual([
      { text: 'On peut ', isMatch: false },
      { text: 'valider', isMatch: true },
      { text: '.', isMatch: false },
    ]);
  });

  it('shows no snippets until the texts have been added', () => {
    const pages = [page('Valider', 'Le cœur du texte.')];
    const [names = '', texts = ''] = writeIndexFile([buildIndexEntry(pages)]).split('\n');
    const engine = openEngine(readIndexFile(JSON.parse(`${names.slice(0, -1)}]`)).entries);
    engine.readMore(Infinity);
    expect([engine.isReading(), titlesOf(engine, 'coeur')]).toEqual([true, []]);
    expect(engine.search({ ...everything, query: 'valider' }).hits[0]?.passages[0]?.snippet).toEqual([]);
    engine.addTexts(readIndexFile(JSON.parse(`[${texts}`)).texts);
    engine.readMore(Infinity);
    expect([engine.isReading(), titlesOf(engine, 'coeur')]).toEqual([false, ['Valider']]);
  });

  it('opens a file with several entries, and one without entries', () => {
    const [one, other] = [buildIndexEntry([page('Une visite')]), buildIndexEntry([page('Autre visite', 'Visite.')], 1)];
    expect(titlesOf(openEngine([one, other]), 'visite')).toHaveLength(2);
    expect(titlesOf(openEngine([]), 'visite')).toEqual([]);
  });

  it('rejects runs of passages that do not exist', () => {
    const { documents, index } = buildIndexEntry([page('Une', 'Visite.')]);
    expect(() => openEngine([{ documents, index: { ...index, places: [[0, 0, 1e9]] } }])).toThrow(RangeError);
  });

  it.each([
    'a'.repeat(10_000),
    '安'.repeat(10_000),
    'visite '.repeat(2_000),
    '('.repeat(5_000),
    '.*+?^${}()|[]\\',
    '<script>alert(1)</script>',
    '\ud800\udc00\ud800',
    '\u202evisite\u202c',
    '/'.repeat(10_000),
    'a/'.repeat(5_000),
    '{}'.repeat(5_000),
    '-'.repeat(10_000),
    'a-'.repeat(5_000),
    '__proto__ constructor hasOwnProperty',
    '\0\x07\u200b\ufeff',
    'é'.repeat(10_000),
  ])('survives a hostile query', (query) => {
    const { hits } = site.search({ ...everything, query });
    expect(hits.length).toBeLessThanOrEqual(20);
  });
});

describe('a search phrase', () => {
  // « le », « n’est pas », « en » and « plus » are stop words, so « patient » is the only other word of all these
  // phrases.
  const engine = open([
    { ...page('Le suivi du patient', { text: 'le patient va bien', role: 'phrase' }), kind: 'guide' },
    operation('Déclarer un échec', 'POST /v1/visites/{id}/echec', { text: 'le patient n’est pas là', role: 'phrase' }),
    operation('Cesser une livraison', 'DELETE /v1/livraisons/{id}', { text: 'le patient n’en a plus', role: 'phrase' }),
    operation('Lister les patients', 'GET /v1/patients'),
  ]);

  it.each([
    ['le patient n’est pas là', 'Déclarer un échec'],
    ['Le patient n’en a plus !', 'Cesser une livraison'],
    ['patients', 'Lister les patients'],
  ])('is distinguished from others by its stop words: « %s »', (query, want) => {
    expect(titlesOf(engine, query)[0]).toBe(want);
  });
});

describe('a sentence', () => {
  const engine = open([
    operation('Déplacer une visite', 'POST /v1/visites/deplacement', { text: 'quand le patient part', role: 'phrase' }),
    { ...page('Le patient part en vacances', 'Sa visite se déplace.'), kind: 'guide' },
  ]);

  it.each([
    ['déplacer la visite', 'Déplacer une visite', 'an operation with these words'],
    [
      'je déplace la visite des gens dont le patient part bricoler en vacances',
      'Le patient part en vacances',
      'a guide to the situation, despite other words',
    ],
  ])('ranks first for « %s »: « %s », %s', (query, want) => expect(titlesOf(engine, query)[0]).toBe(want));
});
