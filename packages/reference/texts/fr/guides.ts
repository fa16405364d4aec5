export const guides = {
  /** Names of the directives that show parts of the reference. */
  directives: {
    operation: 'operation',
    schema: 'schema',
    error: 'erreur',
    states: 'etats',
    transitions: 'transitions',
    diagram: 'diagramme',
  },
  /** Names of their attributes. */
  attributes: {
    name: 'nom',
    shows: 'montre',
    language: 'langage',
    status: 'statut',
    example: 'exemple',
    fields: 'champs',
    code: 'code',
    lifecycle: 'cycle',
    reference: 'reference',
  },
  /** What `shows` may ask for. */
  parts: { call: 'appel', body: 'corps', response: 'reponse', example: 'exemple' },
  /** Titles of admonitions without a title of their own, by their names in Docusaurus. */
  admonitions: {
    note: 'Remarque',
    tip: 'Astuce',
    info: 'Info',
    warning: 'Attention',
    caution: 'Attention',
    important: 'Important',
    danger: 'Danger',
  },
  /** Replaces a component. */
  interactive: <Link>(toLink: (words: string) => Link): readonly (Link | string)[] => [
    'Contenu interactif\u00a0: ',
    toLink('voir la page'),
    '.',
  ],
  /** Replaces the diagram of a life cycle. */
  diagram: <Link>(toLink: (words: string) => Link, lifecycle: string): readonly (Link | string)[] => [
    'Diagramme\u00a0: ',
    toLink(`cycle de vie\u00a0: ${lifecycle}`),
    '.',
  ],
  /** Replaces an image. */
  image: (description: string) => `Image\u00a0: ${description}`,
  /** Title above a block of code. */
  caption: (title: string) => `${title}\u00a0:`,
  deprecated: '(obsolète)',
  /** Follows a name and says what it means. */
  meaning: (text: string) => `\u00a0: ${text}`,
  /** Title of an example. */
  response: (status: string, title: string) => `Réponse ${status} ${title}`.trim(),
  fieldColumns: ['Champ', 'Type', 'Description'],
  /** The values of a field, which are separated already. */
  values: <Code>(codes: readonly Code[]): readonly (Code | string)[] => ['Valeurs\u00a0: ', ...codes, '.'],
};
