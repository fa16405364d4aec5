export const knownIssue = {
  description: 'Les défauts confirmés de l’API, et ce qu’il faut faire en attendant leur correction.',
  introduction:
    'Les défauts de l’API que nous avons confirmés, avec ce que vous pouvez faire en attendant leur correction. Un défaut corrigé reste ici\u00a0: vos journaux peuvent en contenir la trace.',
  searchPhrases: [
    'Problèmes connus',
    'Bogues connus de l’API',
    'Bug connu',
    'Incidents et défauts en cours',
    'Contournement en attendant une correction',
    'Ce qui ne fonctionne pas',
    'Bogues déjà repérés',
    'Known issues',
  ],
  open: { id: 'a-corriger', title: 'À corriger' },
  fixed: { id: 'corriges', title: 'Corrigés' },
  noneOpen: 'Aucun problème connu n’attend de correction.',
  terms: { since: 'Constaté le', fixed: 'Corrigé le', operations: 'Opérations', workaround: 'En attendant' },
};
