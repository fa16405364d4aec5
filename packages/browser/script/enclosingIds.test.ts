import { describe, expect, it } from 'vitest';
import { enclosingIds } from './enclosingIds.ts';

describe('enclosingIds', () => {
  it.each([
    ['', ['']],
    ['reponses', ['reponses']],
    ['reponse-404.erreurs.code', ['reponse-404.erreurs.code', 'reponse-404.erreurs', 'reponse-404']],
  ])('for « %s » returns %j', (id, want) => expect(enclosingIds(id)).toEqual(want));
});
