/** The texts of the reader in French. */
export const fr = {
  title: 'Lecture d’une réponse',
  label: 'Réponse reçue',
  hint: 'Collez un corps JSON, une erreur, ou la réponse entière avec sa ligne d’état et ses en-têtes, comme curl -i l’affiche.',
  private: 'Ce texte reste dans la mémoire de cette page\u00a0: il n’est ni envoyé, ni conservé.',
  clear: 'Effacer',
  close: 'Fermer',
  loading: 'Chargement…',
  failed: 'Le contrat n’a pas pu être chargé. Vérifiez votre connexion.',
  retry: 'Réessayer',
  notJson: 'Le corps n’est pas du JSON valide\u00a0: ses champs ne peuvent pas être lus.',
  noBody: 'Cette réponse n’a pas de corps.',
  noSchema: 'Le contrat ne décrit pas de corps JSON pour ce statut.',
  /** What the response was recognized by follows its status. */
  by: {
    status: 'reconnue à son statut',
    code: 'reconnue au code de l’erreur',
    schema: 'reconnue à sa forme',
  },
  response: (status: string) => `Réponse ${status}`,
  unknownStatus: (status: string) => `Le contrat ne documente pas le statut ${status} pour cette opération.`,
  unknownResponse: 'Aucune réponse du contrat ne ressemble à ce texte.',
  conforms: 'Conforme au contrat.',
  problems: (count: number) => (count === 1 ? '1 écart avec le contrat.' : `${count} écarts avec le contrat.`),
  unknownFields: (count: number) =>
    count === 1 ? '1 champ que le contrat ne décrit pas.' : `${count} champs que le contrat ne décrit pas.`,
  problem: 'Écart\u00a0:',
  unknownField: 'Champ que le contrat ne décrit pas.',
  missing: 'absent',
  object: 'objet',
  items: (count: number) => (count < 2 ? `${count} élément` : `${count} éléments`),
  item: (number: number) => `élément ${number}`,
  others: (count: number) => (count === 1 ? '1 autre élément, conforme.' : `${count} autres éléments, conformes.`),
  descriptionLink: 'Description',
  described: (name: string) => `Description de ${name}`,
  fields: 'Champs',
  headers: 'En-têtes',
  error: 'Erreur',
  cause: 'Cause',
  remedy: 'Remède',
  errorPage: (code: string) => `La page de l’erreur ${code}`,
  unknownError: 'Aucune erreur du catalogue n’a ce code.',
};

/** The texts of the reader. */
export type Texts = typeof fr;
