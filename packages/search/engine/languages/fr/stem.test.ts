import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../text/fold.ts';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    [
      'supprim',
      ['supprimer', 'supprime', 'supprimée', 'supprimés', 'supprimées', 'supprimez', 'suppression', 'suppressions'],
    ],
    ['valid', ['valider', 'validation', 'validations', 'validée', 'validées', 'valident', 'validant']],
    ['annul', ['annuler', 'annulons', 'annulais', 'annulait', 'annulera', 'annulerai', 'annulerait', 'annuleraient']],
    ['confirm', ['confirmer', 'confirment', 'confirmons', 'confirmera', 'confirmation']],
    ['retir', ['retirer', 'retirons', 'retirait', 'retirera', 'retrait', 'retraits']],
    ['recuper', ['récupérer', 'récupérons', 'récupérez', 'récupérait', 'récupérera', 'récupération']],
    ['rempl', ['remplir', 'remplissez', 'remplissent', 'remplira', 'rempli']],
    ['planifi', ['planifier', 'planifiez', 'planifions', 'planifiera', 'planifiait']],
    ['telecharg', ['télécharger', 'téléchargeons', 'téléchargeait', 'téléchargement']],
    [
      'prescri',
      [
        'prescrire',
        'prescrit',
        'prescrite',
        'prescrits',
        'prescription',
        'prescriptions',
        'prescripteur',
        'prescrivez',
        'prescrivait',
      ],
    ],
    ['modifi', ['modifier', 'modification', 'modifiée', 'modifications']],
    ['verifi', ['vérifier', 'vérifie', 'vérifient', 'vérification']],
    ['envoy', ['envoyer', 'envoie', 'envoient', 'envoi', 'envoyée']],
    ['fin', ['finir', 'finie', 'finissent', 'fin']],
    ['preven', ['prévenir', 'préviens', 'prévenez', 'prévenue']],
    ['ouvr', ['ouvrir', 'ouverte', 'ouverture', 'ouvrez']],
    ['reprend', ['reprendre', 'repris', 'reprise', 'reprennent']],
    ['connect', ['connecter', 'connexion', 'connectée']],
    ['cre', ['créer', 'création', 'créée', 'créées', 'crée']],
    ['repond', ['répondre', 'répond', 'répondu', 'réponds', 'répondra', 'répondons']],
    ['annul', ['annuler', 'annulation', 'annulée', 'annulent']],
    ['visit', ['visite', 'visites', 'visiter']],
    ['livr', ['livrer', 'livraison', 'livraisons', 'livrée', 'livreur']],
    ['compar', ['comparer', 'comparaison', 'comparé']],
    ['demar', ['démarrer', 'démarrage', 'démarrée', 'démarre']],
    ['renouvel', ['renouveler', 'renouvellement', 'renouvelle', 'renouvelée']],
    ['regl', ['régler', 'réglage', 'réglages', 'réglée']],
    ['sign', ['signer', 'signature', 'signatures', 'signée']],
    ['instal', ['installs', 'installer', 'installation', 'installée']],
    ['transmet', ['transmettre', 'transmission', 'transmissions', 'transmettons', 'transmettra', 'transmise']],
    ['raison', ['raison', 'raisons']],
    ['sondage', ['sondage', 'sondages']],
    ['sond', ['sonde', 'sondes']],
    ['reason', ['reason', 'reasons']],
    ['delai', ['délai', 'délais']],
    ['extrait', ['extrait', 'extraits']],
    ['arret', ['arrêter', 'arrêt', 'arrêtée']],
    ['produit', ['produit', 'produits', 'produite']],
    ['pati', ['patient', 'patients', 'patiente', 'patientes']],
    ['interven', ['intervenant', 'intervenants', 'intervenante']],
    ['docu', ['document', 'documents']],
    ['jeton', ['jeton', 'jetons']],
    ['medical', ['médical', 'médicale', 'médicales', 'médicaux']],
    ['actif', ['actif', 'active', 'actifs', 'actives']],
    ['archiv', ['archive', 'archiver', 'archivée']],
    ['diagnostic', ['diagnostic', 'diagnostics', 'diagnostique', 'diagnostiquer']],
    ['communic', ['communiquer', 'communiquée', 'communique', 'communication', 'communications']],
    ['infirmi', ['infirmier', 'infirmière', 'infirmiers', 'infirmières']],
    ['utilis', ['utilisateur', 'utilisatrice', 'utilisation', 'utiliser']],
    ['niveau', ['niveau', 'niveaux']],
    ['seri', ['série', 'séries']],
    ['citi', ['city', 'cities']],
    ['deliver', ['delivery', 'deliveries', 'delivered', 'delivering']],
    ['delet', ['delete', 'deleted', 'deleting']],
    ['planning', ['planning', 'plannings']],
  ])('returns %s for each of %j', (want, words) => {
    expect(words.map((word) => stem(fold(word)))).toEqual(words.map(() => want));
  });

  it.each(['nom', 'bon', 'lot', 'gaz', 'ppc', 'v2', '28j', 'etag409', ''])(
    'returns the short or numbered « %s » unchanged',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );

  it.each(['pression', 'session', 'agent', 'tiers', 'visite', 'mai', 'es', 'aux', 'ees', 'ation', 'mission', 'page'])(
    'returns at least three letters of « %s », or all that it has',
    (word) => {
      expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    },
  );

  it.each([
    ['pression', 'prime'],
    ['visite', 'visage'],
    ['note', 'notification'],
    ['produit', 'produire'],
    ['mais', 'maison'],
    ['erreur', 'erre'],
    ['lot', 'loto'],
  ])('returns different stems for %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  // The vocabulary looks for related words among those that begin with the same letter.
  it('keeps the first letter, whatever the ending', () => {
    const endings =
      'ifications ppression mpression xpression criptions crits crire missions mettre tives sives dues dre ieres eaux aux y';
    const word = fc
      .tuple(fc.stringMatching(/^[a-z]{0,3}$/), fc.constantFrom(...endings.split(' ')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(word, (one) => {
        expect(stem(one).startsWith(one.slice(0, 1))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
