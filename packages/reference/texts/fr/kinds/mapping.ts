export const mapping = {
  /** The kind of page, in results of the search. */
  label: 'Correspondance',
  /** Title of the page that lists the schemas that are mapped to a standard. */
  standardTitle: (standard: string) => `Correspondance ${standard}`,
  /** Heading of the page of a mapped schema. */
  heading: (schema: string, standard: string) => `${schema}\u00a0: correspondance ${standard}`,
  /** Anchors of the sections. */
  sections: { targets: 'cibles', entries: 'correspondances', unmatched: 'sans-correspondance' },
  titles: { fields: 'Champs', codes: 'Codes', unmatched: 'Sans correspondance' },
  columns: (kind: 'fields' | 'codes', standard: string) => [kind === 'fields' ? 'Champ' : 'Code', standard, 'Remarque'],
  /** The mapped schema. */
  subject: <Link>(kind: 'fields' | 'codes', schema: Link): readonly (Link | string)[] => [
    kind === 'fields' ? 'Schéma ' : 'Liste ',
    schema,
  ],
  /** Replaces a counterpart if there is none. */
  unmatched: 'sans correspondance',
  /** Remarks on counterparts whose meaning differs. */
  equivalences: {
    equivalent: '',
    wider: 'Sens plus large.',
    narrower: 'Sens plus étroit.',
    inexact: 'Sens voisin.',
    relatedto: 'Sens lié.',
    unmatched: '',
  },
  /** Precedes the link to a file. */
  download: 'Télécharger\u00a0: ',
  conceptMap: 'ConceptMap (JSON)',
  bundle: 'toutes les ConceptMap (JSON)',
};
