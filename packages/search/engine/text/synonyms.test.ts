import { describe, expect, it } from 'vitest';
import {
  buildSynonyms,
  isSpaceless,
  dropUnusedSynonyms,
  openSynonyms,
  stemsOf,
  toRelated,
  toSynonymKey,
} from './synonyms.ts';

const lexicon = new Map([
  ['démarrer', ['commencer', 'start', '开始', 'mettre en route']],
  ['feuille de route', ['tournée', 'commencer']],
]);

describe('toSynonymKey', () => {
  it.each([
    ['Commencées', 'commenc'],
    ['des bons de livraison', 'bon livr'],
    ['mise en route', 'mett rout'],
    ['le', 'le'],
    ['开始', '开始'],
    ['', ''],
  ])('converts « %s » to « %s »', (expression, want) => {
    expect(toSynonymKey(expression)).toBe(want);
  });
});

describe('buildSynonyms', () => {
  it('maps what visitors type to what the site says, and not the reverse', () => {
    expect(buildSynonyms(lexicon)).toEqual([
      ['commenc', 'demar', 'feuil rout'],
      ['start', 'demar'],
      ['开始', 'demar'],
      ['mett rout', 'demar'],
      ['tourn', 'feuil rout'],
    ]);
  });

  it('omits words with the same stem', () => {
    expect(buildSynonyms(new Map([['démarrer', ['démarrage', 'Démarré']]]))).toEqual([]);
  });
});

describe('similarTo', () => {
  it.each([
    ['comenc', [{ key: 'commenc', distance: 1 }]],
    ['visit', []],
  ])('finds the keys of which « %s » may be a misspelling: %j', (word, want) => {
    expect(openSynonyms(buildSynonyms(lexicon)).similarTo(word)).toEqual(want);
  });
});

describe('dropUnusedSynonyms', () => {
  it('returns the synonyms whose words are in the texts', () => {
    expect(dropUnusedSynonyms(buildSynonyms(lexicon), stemsOf(['La feuille', 'et la route', 'du jour']))).toEqual([
      ['commenc', 'feuil rout'],
      ['tourn', 'feuil rout'],
    ]);
    expect(dropUnusedSynonyms(buildSynonyms(lexicon), stemsOf(['La feuille']))).toEqual([]);
  });
});

describe('toRelated', () => {
  const thesaurus = new Map([
    ['camion', ['véhicule', 'voiture', 'véhicules']],
    ['fourgon', ['véhicule']],
    ['route', ['véhicule']],
    ['auto', ['carrosse']],
  ]);

  it('keeps the words that neither the site nor its synonyms have, with words of the site', () => {
    const stems = stemsOf(['La route du véhicule', 'sans voiture']);
    expect(toRelated(thesaurus, stems, [['fourgon', 'rout']])).toEqual([['cam', 'vehicul', 'voitur']]);
  });
});

describe('openSynonyms', () => {
  const synonyms = openSynonyms(buildSynonyms(lexicon));

  it.each([
    ['commenc', [['demar'], ['feuil', 'rout']]],
    ['mett rout', [['demar']]],
    ['demar', []],
    ['__proto__', []],
  ])('finds for « %s » %j', (key, want) => {
    expect(synonyms.find(key)).toEqual(want);
  });

  it('returns the length of the longest key', () => {
    expect([synonyms.maxWords, synonyms.maxCharacters]).toEqual([2, 2]);
    const none = openSynonyms([]);
    expect([none.maxWords, none.maxCharacters]).toEqual([1, 0]);
  });
});

describe('isSpaceless', () => {
  it.each([
    ['安装', true],
    ['インストール', true],
    ['API接口', false],
    ['visite', false],
    ['', false],
  ])('for « %s » returns %s', (text, want) => {
    expect(isSpaceless(text)).toBe(want);
  });
});
