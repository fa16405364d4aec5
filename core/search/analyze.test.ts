import { describe, expect, it } from 'vitest';
import { analyze, analyzeQuery, fold } from './analyze';

function termsOf(text: string): readonly string[] {
  return analyze(text).map(({ term }) => term);
}

describe('fold', () => {
  it.each([
    ['Été', 'ete'],
    ['CŒUR', 'coeur'],
    ['œdème', 'oedeme'],
    ['ex æquo', 'ex aequo'],
    ['Noël où ça', 'noel ou ca'],
    ['nume\u0301ro', 'numero'],
    ['ﬁche', 'fiche'],
    ['ＡＰＩ', 'api'],
    ['安装', '安装'],
    ['', ''],
  ])('makes « %s » « %s »', (given, want) => {
    expect(fold(given)).toBe(want);
  });
});

describe('analyze', () => {
  it.each([
    ['cœur', 'coeur'],
    ['ŒDÈME', 'oedeme'],
    ['numéro', 'nume\u0301ro'],
    ['l’appareil', 'appareil'],
    ["l'appareil", 'appareil'],
    ["d'une visite", 'une visite'],
    ['qu’il valide', 'il valide'],
    ['Lorsqu’elle', 'elle'],
    ['jusqu’à', 'à'],
    ['l’`ETag`', 'ETag'],
    ['aujourd’hui', "aujourd'hui"],
    ['Aujourd’hui', 'aujourdhui'],
    ['visites', 'visite'],
    ['suppression', 'supprimer'],
  ])('finds in « %s » what it finds in « %s »', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });

  it.each([
    ['numeroSerie', ['numeroseri', 'numero', 'seri']],
    ['non_realisee', ['non_realis', 'non', 'realis']],
    ['_id', ['_id', 'id']],
    ['__proto__', ['__proto__', 'proto']],
    ['If-Match', ['if', 'match']],
    ['POST /v1/visites/{id}', ['post', 'v1', 'visit', 'id']],
    ['heuresPeriode28j', ['heuresperiode28j', 'heur', 'periode28j']],
    ['aujourd’hui', ['aujourdhu']],
    ["valeur 'S' ou 'M'", ['valeur', 's', 'ou', 'm']],
    ['安装指南', ['安装', '装指', '指南', '南']],
    ['装', ['装']],
    ['使用API接口', ['使用', '用', 'api', '接口', '口']],
    ['', []],
    [' … « — » !', []],
    ['\u0301', []],
    ['\ud800 \udc00', []],
  ])('cuts « %s » into %j', (given, want) => {
    expect(termsOf(given)).toEqual(want);
  });

  it('tells where each word stands in the text', () => {
    const text = 'L’œdème, 安装指, numeroSerie';
    expect(analyze(text).map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
      ['oedem', 'œdème'],
      ['安装', '安装'],
      ['装指', '装指'],
      ['指', '指'],
      ['numeroseri', 'numeroSerie'],
      ['numero', 'numeroSerie'],
      ['seri', 'numeroSerie'],
    ]);
  });

  it('gives no empty term and no term with a space, whatever the text', () => {
    const signs = Array.from({ length: 0x3400 }, (_, code) => String.fromCharCode(code));
    const terms = [...signs, signs.join(''), signs.join('a')].flatMap(termsOf);
    expect(terms.filter((term) => /^$|\s/.test(term))).toEqual([]);
  });
});

describe('analyzeQuery', () => {
  it.each([
    ['comment supprimer une visite', [['supprim'], ['visit']]],
    ['dans la tournée', [['tourn']]],
    ['mai', [['mai']]],
    ['visites d', [['visit']]],
    ['visites d’', [['visit']]],
    ['modifier le numeroSerie', [['modifi'], ['numeroseri', 'numero', 'seri']]],
    ['visite Visites', [['visit'], ['visit']]],
  ])('keeps of « %s » the words that tell: %j', (given, want) => {
    expect(analyzeQuery(given)).toEqual(want);
  });

  it.each(['le', 'comment', 'l’', 'd', 'qu’', 'avec nous', 'The'])(
    'is not emptied by the stop words of « %s »',
    (query) => {
      expect(analyzeQuery(query).flat().length).toBeGreaterThan(0);
    },
  );

  it.each(['', '   ', '?!', '…', '\u200f'])('has no terms for « %s »', (query) => {
    expect(analyzeQuery(query)).toEqual([]);
  });
});
