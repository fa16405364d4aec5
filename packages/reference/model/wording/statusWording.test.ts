import { describe, expect, it } from 'vitest';
import { statusTitle } from './statusWording.ts';

describe('statusTitle', () => {
  it.each([
    ['200', 'Succès'],
    ['207', 'Plusieurs statuts'],
    ['424', 'Dépendance en échec'],
    ['default', 'Tout autre statut'],
    ['4XX', 'Erreur de l’appelant'],
    ['4xx', 'Erreur de l’appelant'],
    ['299', ''],
    ['constructor', ''],
  ])('describes %s as %j', (given, want) => expect(statusTitle(given)).toBe(want));
});
