import { describe, expect, it } from 'vitest';
import { givenValues } from './relatedOperations.ts';

describe('givenValues', () => {
  it.each([
    ['a field', { visiteId: '$response.body#/id' }, 'Donne `visiteId` (champ `id`).'],
    ['a field of the same name', { id: '$response.body#/id' }, 'Donne `id`.'],
    ['a nested field', { tiersId: '$response.body#/patient/id' }, 'Donne `tiersId` (champ `patient.id`).'],
    [
      'a field in a list',
      { 'path.visiteId': '$response.body#/donnees/0/id' },
      'Donne `visiteId` (champ `donnees.id`).',
    ],
    [
      'a field and a header',
      { visiteId: '$response.body#/id', 'If-Match': '$response.header.ETag' },
      'Donne `visiteId` (champ `id`) et `If-Match` (en-tête `ETag`).',
    ],
    ['nothing from the request', { visiteId: '$request.path.visiteId' }, undefined],
    ['nothing from a constant', { limite: 20 }, undefined],
    ['nothing without parameters', undefined, undefined],
  ])('names %s', (_what, parameters, want) => expect(givenValues({ parameters })).toBe(want));
});
