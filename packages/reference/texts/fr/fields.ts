import { code, phrases, type Phrases } from '@reliure/page';

/** Fields and the schemas that they belong to, in French. */
export const fields = {
  required: 'obligatoire',
  readOnly: 'lecture seule',
  writeOnly: 'écriture seule',
  /** After the type of a value that may be null. */
  orNull: ' ou nul',
  xmlAttribute: (name: string): Phrases => phrases('attribut XML ', code(name)),
  xmlElement: (name: string): Phrases => phrases('élément XML ', code(name)),
  /** A field that is not an element of its own in XML. */
  xmlText: 'texte de l’élément XML',
  xmlCdata: 'section CDATA de l’élément XML',
  xmlNone: 'sans nœud XML propre',
  contentOf: (name: string) => `Contenu de ${name}`,
  fieldsOf: (count: number, name: string) => `Les ${count} champs de ${name}`,
  /** Labels of details, each with its values. */
  default: 'Par défaut',
  patterns: (count: number): string => (count === 1 ? 'Expression régulière' : 'Expressions régulières'),
  examples: (count: number): string => (count === 1 ? 'Exemple' : 'Exemples'),
  form: 'S’écrit',
  /** Between a label and its values. */
  colon: '\u00a0: ',
  values: 'Valeurs\u00a0:',
  namedExample: (name: string): Phrases => phrases('Exemple ', code(name)),
  eachItem: 'Chaque élément',
  tuple: 'Éléments, dans cet ordre\u00a0:',
  item: (number: number) => `Élément ${number}`,
  otherFields: 'Tout autre champ',
  matchingFields: (pattern: string): Phrases => phrases('Champs dont le nom suit ', code(pattern)),
  closed: 'Aucun autre champ n’est permis.',
  not: 'À l’exclusion de',
  elsewhere: 'Déjà décrit sur cette page\u00a0: ',
  oneOf: 'Une seule de ces formes',
  anyOf: 'Une ou plusieurs de ces formes',
  /** After `oneOf` or `anyOf`: the field that distinguishes the variants. */
  discriminator: (name: string): Phrases => phrases(', selon ', code(name)),
  /** After the title of the variant of an object whose discriminator is missing, or has a value of no other variant. */
  otherwise: ', dans tous les autres cas',
};
