import { describe, expect, it } from 'vitest';
import { enclosingPlaces } from './enclosingPlaces';

describe('enclosingPlaces', () => {
  it.each([
    ['', ['']],
    ['reponses', ['reponses']],
    ['reponse-404.erreurs.code', ['reponse-404.erreurs.code', 'reponse-404.erreurs', 'reponse-404']],
  ])('of « %s » are %j', (id, want) => expect(enclosingPlaces(id)).toEqual(want));
});
