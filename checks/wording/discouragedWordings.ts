/** The kinds of text that are checked. */
export type TextKind = 'contract' | 'guides';

/** A wording to avoid, with its replacement. */
export interface DiscouragedWording {
  /**
   * Source of a regular expression for whole words; a space matches any space or one line break. Code is already blank
   * in the text.
   */
  readonly pattern: string;
  /** Better wording, in French, as the remedy shows it. */
  readonly instead: string;
  /** Kinds of text; all if absent. */
  readonly kinds?: readonly TextKind[];
}

const results = '(?:page|liste|valeur|version|réponse|fiche|corps|contenu|ressource|champ|code|identifiant|anomalie)s?';
const senders = '(?:API|serveur|lecture|opération|création|écriture|recherche|requête|réponse|validation|filtre)';
const asked =
  '(?:si|quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s|comment|où|pourquoi|quoi|combien|ce qu[ei’]|à quel(?:le)?s?)';
const resent = '(?:la (?:même )?requête|l’appel|le même (?:corps|fichier)|la même (?:clé|demande)|à l’identique)';

/** The wordings that no documentation in French should use, with what to write instead. A site can add its own. */
export const discouragedWordings: readonly DiscouragedWording[] = [
  { pattern: '[Ll]’appelant (?:détient|sait|connaît)', instead: '« Page de résultats ; `Link` donne la suivante. »' },
  { pattern: 'versions? à citer', instead: 'l’`ETag` à envoyer' },
  {
    pattern: '(?:répond|répondent|rend|donne|donnent|la réponse est) (?:(?:un|alors|ensuite|donc) )?[45]\\d\\d',
    instead: 'renvoie, avec l’API ou l’opération pour sujet',
  },
  { pattern: '(?<=(?:^|\\n|[.!?])\\s*)Rend(?! compte)', instead: 'Renvoie', kinds: ['contract'] },
  { pattern: `${senders} (?:(?:ne|la|le|les|l’|lui|en) )?rend(?:ent|ra|rait)?(?! compte)`, instead: 'renvoie' },
  {
    pattern: `(?:est|sont|sera|seront) (?:(?:toujours|jamais|alors|aussi) )?rendue?s?(?! possible)`,
    instead: 'est renvoyé',
  },
  { pattern: `${results} rendue?s?`, instead: 'renvoyé' },
  { pattern: `[Rr]envoy(?:er|ez|é|ée|ons) (?:exactement )?${resent}`, instead: 'réémettre' },
  { pattern: '(?:UUID|identifiant|clé)s? tirée?s?', instead: 'généré' },
  { pattern: '[Tt]ire[rz]? (?:un|une|sa|la|de) (?:nouvel(?:le)? )?(?:UUID|identifiant|clé)s?', instead: 'générer' },
  {
    pattern:
      '[Cc]lés? (?:techniques?|(?:du|de la|de l’|de cette|de ce) ?(?!requête|demande|création|réponse|intention)\\p{L}+)',
    instead: 'identifiant ; « clé » désigne la seule clé d’idempotence',
  },
  { pattern: '(?:[Jj]etons?|[Cc]urseurs?) (?:\\p{L}+ ){0,3}(?:vaut|valent|vit|vivent)', instead: 'est valable' },
  { pattern: '1er', instead: '1ᵉʳ' },
  { pattern: '\\d+(?:e|è|ème|ère)', instead: 'le chiffre suivi de « ᵉ »' },
  { pattern: '[LRD]\\.(?![\u00a0\u202f])\\s*\\d{3,4}(?:-\\d+)*', instead: '« L. 1111-8 », avec une espace insécable' },
  { pattern: '(?:adresse|opération)s? (?:répond|répondent)(?: encore)?', instead: 'reste disponible' },
  { pattern: 'naî(?:t|ssent)', instead: 'est créé' },
  { pattern: 'pour toujours', instead: 'définitivement' },
  { pattern: '[Ôô]te[rz]?', instead: 'retirer' },
  {
    pattern:
      '(?:(?<=[(;:] ?)|(?:[Ss]ources?|[Aa]rticles?|[Aa]rrêtés?|[Dd]écrets?|[Tt]extes?|[Rr]éférences?|[Dd]ates?|[Tt]arifs?|[Tt]aux|' +
      '[Ss]euils?|[Dd]roits?) )à vérifier',
    instead: 'ce qui est établi, avec sa source, ou une phrase qui en dit moins',
  },
  { pattern: 'exprès', instead: 'volontairement' },
  {
    pattern: '(?<=(?:^|\\n|[.!?])\\s*)Permise? (?:dans|tant|jusqu|sur|pour)',
    instead: 'une phrase entière, comme « La lecture est permise… »',
    kinds: ['contract'],
  },
  { pattern: 'encore en traitement', instead: 'encore en cours de traitement' },
  { pattern: 'enfrei(?:nt|gnent) (?:une|le|un) (?:règle|schéma)', instead: '« un champ est refusé »' },
  {
    pattern: '[Uu]n filtre (?:qui ne correspond à rien|sans résultat)',
    instead: '« Si rien ne correspond aux filtres, la page est vide. »',
  },
  {
    pattern: `(?:[Ee]lles?|attribut|statut|type|motif|absence|source|liste vide|prescription|${senders}) (?:dit|disent) ${asked}`,
    instead: 'indique',
  },
];
