import { describe, expect, it } from 'vitest';
import { analyze, eachChunk, wholeWords } from './analyze.ts';

function wordsOf(text: string): readonly string[] {
  return analyze(text).map(({ word }) => word);
}

describe('analyze', () => {
  it.each([
    ['cœur', 'coeur'],
    ['ŒDÈME', 'oedeme'],
    ['numéro', 'nume\u0301ro'],
    ['l’appareil', 'appareil'],
    ["l'appareil", 'appareil'],
    ['(L’appareil),', 'appareil'],
    ["d'une visite", 'une visite'],
    ['qu’il valide', 'il valide'],
    ['Lorsqu’elle', 'elle'],
    ['jusqu’à', 'à'],
    ['l’`ETag`', 'ETag'],
    ['l’«\u00a0appareil\u00a0»', 'appareil'],
    ['aujourd’hui', "aujourd'hui"],
    ['Aujourd’hui', 'aujourdhui'],
    ['faut-il', 'faut'],
    ['Existe-t-elle ?', 'existe'],
    ['puis‑je', 'puis'],
    ['pouvez-vous', 'pouvez'],
    ['montrez-moi', 'montrez'],
    ['celui-ci', 'celui'],
    ['y a-t-il', 'y a'],
    ['12\u00a0visites\u202f!', '12 visites'],
    ['une\nvisite\tvalidée', 'une visite validée'],
    ['0,5', '0.5'],
    ['non_realisee', 'nonRealisee'],
    ['non-realisee', 'nonRealisee'],
  ])('returns the same words for « %s » and « %s »', (one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
  });

  it.each([
    ['numeroSerie', ['numeroserie', 'numero', 'serie']],
    ['debitReposLMin', ['debitreposlmin', 'debit', 'repos', 'lmin']],
    ['_id', ['id']],
    ['__proto__', ['proto']],
    ['If-Match', ['ifmatch', 'if', 'match']],
    ['rendez-vous', ['rendezvous', 'rendez', 'vous']],
    ['sign-on', ['signon', 'sign', 'on']],
    ['check-list', ['checklist', 'check', 'list']],
    ['POST /v1/visites/{id}', ['post', 'v1', 'visites', 'id']],
    ['heuresPeriode28j', ['heuresperiode28j', 'heures', 'periode28j']],
    ['72h', ['72h', '72', 'h']],
    ['72 h', ['72', 'h']],
    ['12.4', ['12.4']],
    ['spo2', ['spo2']],
    ['RFC 9457', ['rfc', '9457']],
    ['2026-03-12', ['20260312', '2026', '03', '12']],
    ['aujourd’hui', ['aujourdhui']],
    ["valeur 'S' ou 'M'", ['valeur', 's', 'ou', 'm']],
    ['multipart/form-data', ['multipart', 'formdata', 'form', 'data']],
    ['安装指南', ['安装', '装指', '指南', '南']],
    ['装', ['装']],
    ['使用API接口', ['使用', '用', 'api', '接口', '口']],
    ['', []],
    [' … « — » !', []],
    ['\u0301', []],
    ['\ud800 \udc00', []],
  ])('splits « %s » into %j', (given, want) => {
    expect(wordsOf(given)).toEqual(want);
  });

  it('returns the position of each word in the text', () => {
    const text = 'L’œdème, 安装指, numeroSerie (If-Match) «\u00a0visite\u00a0»';
    expect(analyze(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
      ['oedeme', 'œdème'],
      ['安装', '安装'],
      ['装指', '装指'],
      ['指', '指'],
      ['numeroserie', 'numeroSerie'],
      ['numero', 'numeroSerie'],
      ['serie', 'numeroSerie'],
      ['ifmatch', 'If-Match'],
      ['if', 'If'],
      ['match', 'Match'],
      ['visite', 'visite'],
    ]);
  });

  it('returns no empty word and no word with a space, whatever the text', () => {
    const characters = Array.from({ length: 0x3400 }, (_, code) => String.fromCharCode(code));
    const words = [...characters, characters.join(''), characters.join('a')].flatMap(wordsOf);
    expect(words.filter((word) => /^$|\s/.test(word))).toEqual([]);
  });
});

describe('wholeWords', () => {
  it.each([
    ['le numeroSerie d’un check-list', ['le', 'numeroserie', 'un', 'checklist']],
    ['安装指南', ['安装', '指南']],
    ['', []],
  ])('omits the parts of compounds in « %s »: %j', (given, want) => {
    expect(wholeWords(given)).toEqual(want);
  });
});

describe('eachChunk', () => {
  it.each([
    [
      ' une  visite ',
      [
        [1, 4],
        [6, 12],
      ],
    ],
    ['visite', [[0, 6]]],
    ['   ', []],
    ['', []],
  ])('reports each part between spaces in « %s »', (given, want) => {
    const chunks: unknown[] = [];
    eachChunk(given, (start, end) => chunks.push([start, end]));
    expect(chunks).toEqual(want);
  });
});
