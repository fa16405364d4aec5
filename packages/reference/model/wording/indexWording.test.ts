import { describe, expect, it } from 'vitest';
import { errorsWording } from '../../kinds/errors/errorsWording.ts';
import { listsWording } from '../../kinds/list/listWording.ts';
import { schemasWording } from '../../kinds/schema/schemaWording.ts';

describe('schemasWording, listsWording, errorsWording', () => {
  it('use the singular for one item', () => {
    expect([schemasWording, listsWording, errorsWording].map((toWords) => toWords(1).slice(0, 12))).toEqual([
      'Le schéma qu',
      'La liste de ',
      'L’erreur que',
    ]);
  });

  it('use the number for several items', () => {
    expect([schemasWording, listsWording, errorsWording].map((toWords) => toWords(3).slice(0, 12))).toEqual([
      'Les 3 schéma',
      'Les 3 listes',
      'Les 3 erreur',
    ]);
  });
});
