import type { Equivalence } from '../../model/contract/mappings.ts';

/** Anchors of the sections of the pages of mappings. */
export const mappingSections = {
  targets: 'cibles',
  entries: 'correspondances',
  unmatched: 'sans-correspondance',
} as const;

/** Titles of these sections. */
export const mappingTitles = {
  fields: 'Champs',
  codes: 'Codes',
  unmatched: 'Sans correspondance',
} as const;

/** Returns the title of the page that lists the schemas that are mapped to a standard. */
export function standardTitle(standard: string): string {
  return `Correspondance ${standard}`;
}

/** Returns the heading of the page of a mapped schema. */
export function mappingTitle(schema: string, standard: string): string {
  return `${schema}\u00a0: correspondance ${standard}`;
}

/** Returns the columns of the table of a mapping, in order. */
export function mappingColumns(kind: 'fields' | 'codes', standard: string): readonly string[] {
  return [kind === 'fields' ? 'Champ' : 'Code', standard, 'Remarque'];
}

/** First word of the line that names the mapped schema. */
export const schemaWording = { fields: 'Schéma', codes: 'Liste' } as const;

/** Shown instead of a counterpart if there is none. */
export const unmatchedWording = 'sans correspondance';

/** Remarks on counterparts whose meaning differs. */
export const equivalenceWording: Readonly<Record<Equivalence, string | null>> = {
  equivalent: null,
  wider: 'Sens plus large.',
  narrower: 'Sens plus étroit.',
  inexact: 'Sens voisin.',
  relatedto: 'Sens lié.',
  unmatched: null,
};

/** Text of the link to a mapping as a file. */
export const conceptMapLabel = 'ConceptMap (JSON)';

/** Text of the link to all mappings as one file. */
export const bundleLabel = 'toutes les ConceptMap (JSON)';

/** First words of the line with these links. */
export const downloadWording = 'Télécharger\u00a0:';
