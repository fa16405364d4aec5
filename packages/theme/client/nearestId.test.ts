import { describe, expect, it } from 'vitest';
import { nearestId } from './nearestId.ts';

describe('nearestId', () => {
  const ids = ['corps', 'corps.patient', 'corps.patient.nom', 'corps.patient.prenom', 'reponse-200.id', 'reponses'];
  it.each([
    ['a name with a mistake', 'corps.patient.nomm', 'corps.patient.nom'],
    ['a field that has moved', 'corps.tiers.prenom', 'corps.patient.prenom'],
    ['a section in the singular', 'reponse', 'reponses'],
    ['the shorter of two as near', 'corps.patien', 'corps.patient'],
    ['nothing that is like it', 'historique', undefined],
    ['nothing on a page without ids', 'corps', undefined],
  ])('finds %s', (name, missing, want) => {
    expect(nearestId(missing, name.endsWith('without ids') ? [] : ids)).toBe(want);
  });
});
