import { describe, expect, it } from 'vitest';
import { errorsWording } from '../kinds/errors/errorsWording';
import { listsWording } from '../kinds/list/listWording';
import { schemasWording } from '../kinds/schema/schemaWording';

describe('schemasWording, listsWording, errorsWording', () => {
  it('speak of one as of one', () => {
    expect([schemasWording, listsWording, errorsWording].map((toWords) => toWords(1).slice(0, 12))).toEqual([
      'Le schéma qu',
      'La liste de ',
      'L’erreur que',
    ]);
  });

  it('speak of several by their number', () => {
    expect([schemasWording, listsWording, errorsWording].map((toWords) => toWords(3).slice(0, 12))).toEqual([
      'Les 3 schéma',
      'Les 3 listes',
      'Les 3 erreur',
    ]);
  });
});
