import { describe, expect, it } from 'vitest';
import { duplicateIdentifiers, unknownIdentifiers, unusedFiles } from './files.ts';

const visit = '1b2c3d4e-5f60-4718-9a2b-3c4d5e6f7081';
const patient = '9c1d2e30-7f4a-4b6e-8a11-0d5f6a7b8c9d';

describe('unusedFiles', () => {
  it('returns the files that nothing refers to', () => {
    expect(unusedFiles(['a.yaml', 'b.yaml'], new Set(['a.yaml'])).map(({ file }) => file)).toEqual(['b.yaml']);
  });
});

describe('unknownIdentifiers', () => {
  it('reports an identifier that is not in the data set, once for each file', () => {
    const faults = unknownIdentifiers([{ file: 'a.json', text: `${visit} ${patient} ${patient}` }], {
      visite: { id: visit },
    });
    expect(faults.map(({ file, message, remedy }) => `${file}: ${message} ${remedy}`)).toEqual([
      `a.json: Identifier ${patient} is not in jeu-de-donnees.yaml. Use an identifier from that file, or add this one to it.`,
    ]);
  });
});

describe('duplicateIdentifiers', () => {
  it('reports an identifier of two objects', () => {
    const data = { visite: { id: visit }, tiers: { patient: { id: visit } }, autre: [{ id: patient }] };
    expect(duplicateIdentifiers(data, 'd.yaml').map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      `Identifier ${visit} is used for visite and tiers.patient. Give each a different identifier.`,
    ]);
  });
});
