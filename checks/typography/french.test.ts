import { describe, expect, it } from 'vitest';
import { toFrenchLine, toFrenchLines, toFrenchTypography } from './french.ts';

const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^');

describe('toFrenchTypography', () => {
  it.each([
    ["l'appareil", 'l’appareil'],
    ["aujourd'hui", 'aujourd’hui'],
    ['oui !', 'oui^!'],
    ['oui ; non ?', 'oui^; non^?'],
    ['**oui ?** non', '**oui^?** non'],
    ['deux : un', 'deux~: un'],
    ['« mot »', '«~mot~»'],
    ['«mot»', '«~mot~»'],
    ['« mot » : suite', '«~mot~»~: suite'],
    ['à 09:30', 'à 09:30'],
    ['| :--- |', '| :--- |'],
    ['déjà\u00a0: bien', 'déjà~: bien'],
    ['gardée 24 h, 28 jours au plus', 'gardée 24~h, 28~jours au plus'],
    ['à 9 h 30, 15 minutes', 'à 9~h~30, 15~minutes'],
    ['2 L à 3 L/min, 0,5 à 400 kg', '2~L à 3~L/min, 0,5 à 400~kg'],
    ['1 214 m', '1 214~m'],
    ['100 % de 20 Mio (5 s)', '100~% de 20~Mio (5~s)'],
    ['les 2 s’ouvrent', 'les 2 s’ouvrent'],
    ['étape 4 mesurée, 10 menus', 'étape 4 mesurée, 10 menus'],
  ])('corrects %j', (given, want) => {
    expect(visible(toFrenchTypography(given))).toBe(want);
  });
});

describe('toFrenchLine', () => {
  it.each([
    ["le code `l'a : b` d'un", "le code `l'a : b` d’un"],
    ['voir [ici](/a?b=1 :x) !', 'voir [ici](/a?b=1 :x)^!'],
    ['voir [oui ?](/a), puis', 'voir [oui^?](/a), puis'],
    ['`code` : suite', '`code`~: suite'],
    ['## Titre {#l-a :b}', '## Titre {#l-a :b}'],
  ])('does not change the code of %j', (given, want) => {
    expect(visible(toFrenchLine(given))).toBe(want);
  });
});

describe('toFrenchLines', () => {
  it('does not change fenced code and MDX code', () => {
    const source = [
      "l'un :",
      '```json',
      "l'a : b",
      '```',
      'export const A = () => {',
      "  return l'a : b;",
      '};',
      "d'un !",
    ].join('\n');
    expect(visible(toFrenchLines(source))).toBe(
      ['l’un~:', '```json', "l'a : b", '```', 'export const A = () => {', "  return l'a : b;", '};', 'd’un^!'].join(
        '\n',
      ),
    );
  });
});
