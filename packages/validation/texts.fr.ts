import { joinNames } from '@reliure/language';
import { counted } from '@reliure/schema';

/** The texts of this package in French. */
export const fr = {
  /** @param found What the value is instead; empty if that says nothing. */
  expected: (type: string, found: string) =>
    `Attendu\u00a0: ${type}.${found === '' ? '' : ` Valeur actuelle\u00a0: ${found}.`}`,
  count: (number: number, part: 'characters' | 'items' | 'fields') =>
    counted(number, { characters: 'caractère', items: 'élément', fields: 'champ' }[part]),
  example: (example: string) => `Par exemple\u00a0: ${example}.`,
  pattern: (pattern: string) => `Attendu\u00a0: un texte qui suit le motif ${pattern}.`,
  /** @param others Number of further values. */
  values: (values: readonly string[], others: number) => {
    if (values.length === 1) return `Seule valeur permise\u00a0: ${values.join('')}.`;
    return `Valeurs permises\u00a0: ${values.join(', ')}${others > 0 ? `… et ${others} autres` : ''}.`;
  },
  required: 'Champ obligatoire.',
  requiredBeside: (field: string) => `Champ obligatoire quand «\u00a0${field}\u00a0» est présent.`,
  unknownField: 'Le contrat ne connaît pas ce champ.',
  forbiddenField: 'Ce champ n’est pas permis ici.',
  forbiddenItem: 'Cet élément n’est pas permis\u00a0: la liste s’arrête avant lui.',
  fieldName: (reason: string) => `Nom de champ non permis. ${reason}`,
  excluded: 'Cette valeur est exclue.',
  excludedValues: (values: readonly string[]) => `Valeurs exclues\u00a0: ${values.join(', ')}.`,
  nothingAllowed: 'Aucune valeur n’est permise ici.',
  /** @param count What is required, such as “at least 2 items”. */
  contains: (count: string, values: readonly string[], found: number) =>
    `La liste contient ${count} ${values.length === 0 ? 'd’une certaine forme' : `de valeur ${values.join(' ou ')}`}\u00a0; ici, ${found}.`,
  /** @param variants Names of the schemas that the value matches; some have none. */
  several: (variants: readonly string[]) =>
    `Une seule variante doit convenir${variants.length < 2 ? '' : `\u00a0; ici, ${joinNames(variants)} conviennent`}.`,
  readOnly: 'Lecture seule\u00a0: le serveur fixe ce champ, une requête ne l’envoie pas.',
  writeOnly: 'Écriture seule\u00a0: une réponse ne contient pas ce champ.',
};

/** The texts of this package. */
export type Texts = typeof fr;
