import type { TextPosition } from '@reliure/openapi';

/** The texts of the reader in French. */
export const fr = {
  title: 'Lecture d’une réponse',
  label: 'Réponse reçue',
  hint: 'Collez un corps JSON, une erreur, ou la réponse entière avec sa ligne d’état et ses en-têtes.',
  private: 'Ce texte reste dans la mémoire de cette page\u00a0: il n’est ni envoyé, ni conservé.',
  clear: 'Effacer',
  close: 'Fermer',
  loading: 'Chargement…',
  failed: 'Le contrat n’a pas pu être chargé. Vérifiez votre connexion.',
  retry: 'Réessayer',
  notJson: ({ line, column }: TextPosition) =>
    `Le corps n’est pas du JSON valide\u00a0: erreur à la ligne ${line}, colonne ${column} de ce texte. Ses champs ne peuvent pas être lus.`,
  noBody: 'Cette réponse n’a pas de corps.',
  noSchema: 'Le contrat ne décrit pas de corps JSON pour ce statut.',
  /** Follows the status: by what the response was recognized. */
  by: {
    status: 'reconnue à son statut',
    code: 'reconnue au code de l’erreur',
    schema: 'reconnue à sa forme',
  },
  response: (status: string) => `Réponse ${status}`,
  unknownStatus: (status: string) => `Le contrat ne documente pas le statut ${status} pour cette opération.`,
  unknownResponse: 'Aucune réponse du contrat ne ressemble à ce texte.',
  conforms: 'Conforme au contrat.',
  /** @param fields Names of the first fields. */
  problems: (count: number, fields: string) =>
    `${count === 1 ? '1 écart' : `${count} écarts`} avec le contrat${fields === '' ? '' : `\u00a0: ${fields}`}.`,
  unknownFields: (count: number, fields: string) =>
    `${count === 1 ? '1 champ' : `${count} champs`} que le contrat ne décrit pas\u00a0: ${fields}.`,
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
