/** Anchors of the sections. */
export const knownIssueAnchors = { open: 'a-corriger', fixed: 'corriges' } as const;

/** Texts of the page. */
export const knownIssueTexts = {
  introduction:
    'Les défauts de l’API que nous avons confirmés, avec ce que vous pouvez faire en attendant leur correction. Un défaut corrigé reste ici\u00a0: vos journaux peuvent en contenir la trace.',
  open: 'À corriger',
  fixed: 'Corrigés',
  noneOpen: 'Aucun problème connu n’attend de correction.',
  since: 'Constaté le',
  fixedOn: 'Corrigé le',
  operations: 'Opérations',
  workaround: 'En attendant',
} as const;

/** Phrases with which visitors may search for the page. */
export const knownIssuePhrases = [
  'Problèmes connus',
  'Bogues connus de l’API',
  'Bug connu',
  'Incidents et défauts en cours',
  'Contournement en attendant une correction',
  'Ce qui ne fonctionne pas',
];
