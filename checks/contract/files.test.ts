import { describe, expect, it } from 'vitest';
import { doubleIdentifiers, strayIdentifiers, unusedFiles } from './files';

const visit = '1b2c3d4e-5f60-4718-9a2b-3c4d5e6f7081';
const patient = '9c1d2e30-7f4a-4b6e-8a11-0d5f6a7b8c9d';

describe('unusedFiles', () => {
  it('names what nothing refers to', () => {
    expect(unusedFiles(['a.yaml', 'b.yaml'], new Set(['a.yaml'])).map(({ file }) => file)).toEqual(['b.yaml']);
  });
});

describe('strayIdentifiers', () => {
  it('names an identifier that the data set does not know, once a file', () => {
    const faults = strayIdentifiers([{ file: 'a.json', text: `${visit} ${patient} ${patient}` }], {
      visite: { id: visit },
    });
    expect(faults.map(({ file, message, remedy }) => `${file}: ${message} ${remedy}`)).toEqual([
      `a.json: Identifier ${patient} is not in jeu-de-donnees.yaml. Use one that is, or add it there with what it is.`,
    ]);
  });
});

describe('doubleIdentifiers', () => {
  it('names an identifier that stands for two things', () => {
    const data = { visite: { id: visit }, tiers: { patient: { id: visit } }, autre: [{ id: patient }] };
    expect(doubleIdentifiers(data, 'd.yaml').map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      `Identifier ${visit} is given to visite and tiers.patient. Give each its own.`,
    ]);
  });
});
