import { describe, expect, it } from 'vitest';
import { toFrenchLine, toFrenchLines, toFrenchTypography } from './french';

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
  ])('sets %j', (given, want) => {
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
  ])('leaves the code of %j', (given, want) => {
    expect(visible(toFrenchLine(given))).toBe(want);
  });
});

describe('toFrenchLines', () => {
  it('leaves fenced code and MDX code', () => {
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
