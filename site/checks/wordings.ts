import type { DiscouragedWording } from '../../checks/wording/discouragedWordings.ts';

const persons = '(?:coordination|coordinateur|agence|intervenant|infirmier|référent|technicien|pharmacien)s?';
const filled = '(?:visite|bon|événement|prescription|cure|adresse|diagnostic|questionnaire|rendez-vous|retour|suivi)';
const senders = '(?:API|serveur|lecture|opération|création|écriture|recherche|requête|réponse|validation|filtre)';

/** The wordings that texts about home care should not use, besides those of checks/wording/. */
export const wordings: readonly DiscouragedWording[] = [
  { pattern: `${persons} (?:l’appelle|les appelle|l’appellent|appelle cette opération)`, instead: 'l’utilise' },
  { pattern: '(?<!référentiels? )[Oo]pposables?', instead: 'en cours de validité' },
  {
    pattern:
      '(?<!avis )(?:un|le|du|au|ce|son|de|d’un|chaque|premier|dernier|prochain|les|des|ces|deux|sans|pendant) ' +
      'passages?(?! (?:à|au|aux|de|des|en|entre|par|vers|du (?:bac|statut|mode)) )(?! d’)',
    instead: 'visite',
  },
  { pattern: '[Pp]assages? (?:prévus?|attendus?|annoncés?|chez)', instead: 'visite prévue' },
  { pattern: '(?:Sp|Sa|Pa|Fi|PaC|EtC|PtcC|C)O2', instead: 'l’indice : SpO₂, CO₂' },
  { pattern: '(?<!\\()[Cc]heck-?lists?', instead: 'liste de contrôle' },
  {
    pattern: `(?:modèle|appareil|${senders}|source|bouteille) (?:(?:ne|correspondante?) )*sai(?:t|vent)`,
    instead: 'peut',
  },
  {
    pattern: `(?<=(?:^|\\n|[.!?])\\s*)Une? ${filled} (?:(?!est )[^.;:,]){0,60}est refusée?`,
    instead:
      '« L’opération est refusée si la visite est validée » ; c’est la requête qui est refusée, non ce qu’elle vise',
  },
];
