import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toProgram } from './programs.ts';
import { loadProgram } from './testing/loadProgram.ts';

type Check = (grid: unknown, values: Readonly<Record<string, unknown>>) => readonly string[];

const guide = 'site/docs/modes-reglages/overview.md';

interface Program {
  readonly controler: Check;
  readonly estVisible: (condition: string | undefined, values: Readonly<Record<string, unknown>>) => boolean;
}

async function exampleGrid(name: string): Promise<unknown> {
  const file = `site/contract/domaines/appareils/examples/${name}.json`;
  return (JSON.parse(await readFile(file, 'utf8')) as { readonly value: unknown }).value;
}

const { controler: check, estVisible } = await loadProgram<Program>(toProgram(await readFile(guide, 'utf8')));
const ventilation = await exampleGrid('grille-reglage');
const pressure = await exampleGrid('grille-reglage-ppc-auto');
const validValues = { ipap: 16, epap: 6, frequence: 14, rampeActive: false };

describe(`controler, in ${guide}`, () => {
  it.each([
    [ventilation, validValues],
    [ventilation, { ...validValues, trigger: 'haute', tiMin: 0.8, tiMax: 1.6 }],
    [ventilation, { ...validValues, rampeActive: true, rampeMin: 20 }],
    [ventilation, { ...validValues, ipap: 6.5, epap: 4.5 }],
    [pressure, { pressionMin: 6, pressionMax: 12, rampeActive: true, rampeMin: 20 }],
  ])('accepts values that the grid allows', (grid, values) => {
    expect(check(grid, values)).toEqual([]);
  });

  it.each([
    [
      { ...validValues, ipap: 7 },
      'La pression expiratoire doit rester inférieure d’au moins 2 cmH2O à l’inspiratoire.',
    ],
    [{ ...validValues, ipap: 31 }, 'ipap : de 4 à 30'],
    [{ ...validValues, ipap: 16.2 }, 'ipap : par pas de 0.5'],
    [{ ...validValues, ipap: '16' }, 'ipap : un nombre'],
    [{ ...validValues, trigger: 'forte' }, 'trigger : hors de la liste'],
    [{ ...validValues, rampeActive: 'oui' }, 'rampeActive : oui ou non'],
    [{ ...validValues, rampeMin: 20 }, 'rampeMin : inconnu ou masqué'],
    [{ ...validValues, ipaps: 16 }, 'ipaps : inconnu ou masqué'],
    [{ ipap: 16, epap: 6, rampeActive: false }, 'frequence : à saisir'],
    [{ ...validValues, tiMin: 1.6, tiMax: 0.8 }, 'Le temps inspiratoire minimal ne peut pas dépasser le maximal.'],
  ])('rejects %j', (values, want) => {
    const got = check(ventilation, values).map((text) => text.replace(/[\u00a0\u202f]/g, ' '));
    expect(got).toEqual([want]);
  });
});

describe(`estVisible, in ${guide}`, () => {
  it.each([
    [undefined, {}, true],
    ['rampeActive == true', { rampeActive: true }, true],
    ['rampeActive == true', { rampeActive: false }, false],
    ['mode != ST', { mode: 'T' }, true],
    ['mode != ST', { mode: 'ST' }, false],
    ['mode != ST', {}, false],
    ['Q1 <= 5', { Q1: 5 }, true],
    ['Q1 <= 5', { Q1: 10 }, false],
    ['Q1 >= 5', { Q1: 10 }, true],
    ['Q1 >= -2', { Q1: -3 }, false],
    ['Q1 <= 5', {}, false],
  ])('evaluates %j with %j', (condition, values, want) => {
    expect(estVisible(condition, values)).toBe(want);
  });
});
