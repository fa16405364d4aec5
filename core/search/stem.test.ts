import { describe, expect, it } from 'vitest';
import { fold } from './analyze';
import { stem, stemUnfinished } from './stem';

describe('stem', () => {
  it.each([
    [
      'supprim',
      ['supprimer', 'supprime', 'supprimée', 'supprimés', 'supprimées', 'supprimez', 'suppression', 'suppressions'],
    ],
    ['valid', ['valider', 'validation', 'validations', 'validée', 'validées', 'valident', 'validant']],
    ['prescri', ['prescrire', 'prescrit', 'prescrite', 'prescrits', 'prescription', 'prescriptions', 'prescripteur']],
    ['modifi', ['modifier', 'modification', 'modifiée', 'modifie', 'modifications']],
    ['cre', ['créer', 'création', 'créée', 'créées', 'crée']],
    ['annul', ['annuler', 'annulation', 'annulée', 'annulent']],
    ['imprim', ['imprimer', 'impression', 'imprimée']],
    ['visit', ['visite', 'visites', 'visiter']],
    ['produit', ['produit', 'produits', 'produite']],
    ['pati', ['patient', 'patients', 'patiente', 'patientes']],
    ['interven', ['intervenant', 'intervenants', 'intervenante']],
    ['docu', ['document', 'documents']],
    ['jeton', ['jeton', 'jetons']],
    ['livraison', ['livraison', 'livraisons']],
    ['medical', ['médical', 'médicale', 'médicales', 'médicaux']],
    ['actif', ['actif', 'active', 'actifs', 'actives']],
    ['archiv', ['archive', 'archiver', 'archivée']],
    ['infirmi', ['infirmier', 'infirmière', 'infirmiers', 'infirmières']],
    ['reservo', ['réservoir', 'réservoirs']],
    ['utilis', ['utilisateur', 'utilisatrice', 'utilisation', 'utiliser']],
    ['niveau', ['niveau', 'niveaux']],
    ['seri', ['série', 'séries']],
  ])('makes %s of each of %j', (want, words) => {
    expect(words.map((word) => stem(fold(word)))).toEqual(words.map(() => want));
  });

  it.each(['nom', 'bon', 'lot', 'gaz', 'ppc', 'v2', '28j', 'etag409', ''])(
    'leaves the short or numbered « %s »',
    (term) => {
      expect(stem(term)).toBe(term);
    },
  );

  it.each(['pression', 'session', 'agent', 'tiers', 'visite', 'mai', 'es', 'aux', 'ees', 'ation'])(
    'leaves three letters of « %s » at least, or all that it has',
    (term) => {
      expect(stem(term).length).toBeGreaterThanOrEqual(Math.min(3, term.length));
    },
  );

  it.each([
    ['pression', 'prime'],
    ['visite', 'visage'],
    ['note', 'notification'],
    ['produit', 'produire'],
    ['mais', 'maison'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe('stemUnfinished', () => {
  it.each([
    'suppression',
    'validation',
    'prescription',
    'modification',
    'annulation',
    'intervenant',
    'infirmière',
    'médicaux',
  ])('finds the beginning of the stem of « %s » from its fourth letter on', (word) => {
    const whole = stem(fold(word));
    for (let length = 4; length <= word.length; length += 1) {
      const typed = stem(fold(word.slice(0, length)));
      const isPrefix = [typed, stemUnfinished(typed)].some((term) => whole.startsWith(term));
      expect([word.slice(0, length), isPrefix]).toEqual([word.slice(0, length), true]);
    }
  });

  it.each(['zzz', 'kayak', 'plan'])('leaves « %s », which no ending begins in', (term) => {
    expect(stemUnfinished(term)).toBe(term);
  });
});
