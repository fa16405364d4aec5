import { describe, expect, it } from 'vitest';
import { buildSynonyms, isSpaceless, keepUseful, openSynonyms, toSynonymKey } from './synonyms';

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
  ])('of « %s » is « %s »', (expression, want) => {
    expect(toSynonymKey(expression)).toBe(want);
  });
});

describe('buildSynonyms', () => {
  it('turns the lexicon round, one way', () => {
    expect(buildSynonyms(lexicon)).toEqual([
      ['commenc', 'demar', 'feuil rout'],
      ['start', 'demar'],
      ['开始', 'demar'],
      ['mett rout', 'demar'],
      ['tourn', 'feuil rout'],
    ]);
  });

  it('leaves out what the search knows by itself', () => {
    expect(buildSynonyms(new Map([['démarrer', ['démarrage', 'Démarré']]]))).toEqual([]);
  });
});

describe('keepUseful', () => {
  it('keeps what leads to words of the texts', () => {
    expect(keepUseful(buildSynonyms(lexicon), ['La feuille', 'et la route', 'du jour'])).toEqual([
      ['commenc', 'feuil rout'],
      ['tourn', 'feuil rout'],
    ]);
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

  it('knows how long its keys are', () => {
    expect([synonyms.mostWords, synonyms.mostSigns]).toEqual([2, 2]);
    const none = openSynonyms([]);
    expect([none.mostWords, none.mostSigns]).toEqual([1, 0]);
  });
});

describe('isSpaceless', () => {
  it.each([
    ['安装', true],
    ['インストール', true],
    ['API接口', false],
    ['visite', false],
    ['', false],
  ])('says of « %s » %s', (text, want) => {
    expect(isSpaceless(text)).toBe(want);
  });
});
