import { expect, it } from 'vitest';
import { findingsIn } from '../testing/findingsIn.ts';

/** Returns the faults of a life cycle with these states and transitions, beside one whose transition `fin` is performed. */
async function faultsOf(states: string, transitions: string): Promise<readonly string[]> {
  const contract = `
x-lifecycles:
  visite: { states: { a: {}, b: { final: true } }, transitions: { creer: { from: [], to: a, operation: x }, fin: { from: [a], to: b, operation: y } } }
  bon:
    states: ${states}
    transitions: ${transitions}
paths: {}
`;
  return (await findingsIn(contract, ['no-dead-end'])).map(({ pointer, message }) => `${pointer} ${message}`);
}

const created = 'creer: { from: [], to: a, operation: creer }';
const twoStates = '{ a: {}, b: { final: true } }';

it.each([
  ['an operation', twoStates, `{ ${created}, finir: { from: [a], to: b, operation: finir } }`],
  ['time', twoStates, `{ ${created}, finir: { from: a, to: [b], operation: null, cause: temps } }`],
  ['an outside system', twoStates, `{ ${created}, finir: { from: [a], to: b, operation: null, cause: externe } }`],
  [
    'another life cycle',
    twoStates,
    `{ ${created}, finir: { from: [a], to: b, operation: null, cause: [visite/fin] } }`,
  ],
])('accepts a state that %s reaches', async (_, states, transitions) => {
  expect(await faultsOf(states, transitions)).toEqual([]);
});

it.each([
  [
    'a state that nothing reaches',
    '{ a: { final: true }, b: { final: true } }',
    `{ ${created} }`,
    '/states/b',
    'never reached',
  ],
  [
    'a state that nothing leaves',
    '{ a: {} }',
    `{ ${created}, rester: { from: [a], to: a, operation: z } }`,
    '/states/a',
    'never left',
  ],
  [
    'a transition of a person',
    twoStates,
    `{ ${created}, finir: { from: [a], to: b, by: l’agence } }`,
    '/finir',
    'name one in `operation`',
  ],
  [
    'an unknown cause',
    twoStates,
    `{ ${created}, finir: { from: [a], to: b, cause: hasard } }`,
    '/finir',
    'name one in `operation`',
  ],
  [
    'a cause that no operation performs',
    twoStates,
    `{ ${created}, finir: { from: [a], to: b, cause: [visite/rien] } }`,
    '/finir',
    '"visite/rien"',
  ],
])('reports %s', async (_, states, transitions, place, words) => {
  const faults = await faultsOf(states, transitions);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(place);
  expect(faults[0]).toContain(words);
});
