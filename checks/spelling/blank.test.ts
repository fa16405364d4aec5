import { describe, expect, it } from 'vitest';
import { blankContract, blankGuide, blankMessages } from './blank.ts';
import { blankSource } from './blankSource.ts';
import { wordsOf } from './words.ts';

const wordsIn = (text: string) => wordsOf(text).map(({ word, line }) => `${String(line)} ${word}`);

describe('blankGuide', () => {
  it.each([
    ['---\ntitle: Un titre\nslug: slugg\n---\n\nTexte.', ['2 Un', '2 titre', '6 Texte']],
    ['Avant\n```js\nconst zzz = 1;\n```\naprès', ['1 Avant', '5 après']],
    ['Le champ `champp` et ``a ` b`` vont', ['1 Le', '1 champ', '1 et', '1 vont']],
    ['[lien](/api/zzz#zzz) https://zzz.example/zzz ici', ['1 lien', '1 ici']],
    ['## Titre {#ancre}\n\n::scenario{nom="zzz"}', ['1 Titre']],
    [
      'import {zzz} from "zzz";\n\nexport function zzz() {\n  return zzz;\n}\n\nTexte {/* zzz */}<b>gras</b>',
      ['7 Texte', '7 gras'],
    ],
  ])('keeps the prose of %j', (text, want) => expect(wordsIn(blankGuide(text))).toEqual(want));
});

describe('blankContract', () => {
  it('keeps the texts on their lines', () =>
    expect(
      wordsIn(
        blankContract(
          'title: Une pièce\ntype: object\nproperties:\n  title:\n    description: >-\n      Le nom\n      écrit.\n    examples: [zzz]\n' +
            '  etat:\n    oneOf:\n      - const: zzz\n        title: Ouverte\n      - { const: yyy, title: Fermée, description: "à clé" }\n' +
            'allOf:\n  - description: Une règle.\n    if: { required: [zzz] }\nx-search-phrases:\n  - ouvrir la porte\n' +
            "steps:\n  - condition: $response.body#/code == 'zzz'\n",
        ),
      ),
    ).toEqual(
      '1 Une,1 pièce,6 Le,6 nom,7 écrit,12 Ouverte,13 Fermée,13 clé,15 Une,15 règle,18 ouvrir,18 la,18 porte'.split(
        ',',
      ),
    ));
});

describe('blankSource', () => {
  it('keeps the texts for visitors', () =>
    expect(
      wordsIn(
        blankSource(
          "const zzz = translate({ id: 'zzz', message: 'Voir {zzz}' });\nconst b = <p className=\"zzz\">\n  Texte\n</p>;",
        ),
      ),
    ).toEqual(['1 Voir', '3 Texte']));
});

describe('blankMessages', () => {
  it('keeps the messages', () =>
    expect(wordsIn(blankMessages('{\n  "zzz.zzz": "Fermer {zzz}",\n  "zzz": "Ouvrir"\n}'))).toEqual([
      '2 Fermer',
      '3 Ouvrir',
    ]));
});
