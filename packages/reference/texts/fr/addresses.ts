/** First slug segments of pages, in French. */
export const slugs = {
  access: 'acces',
  comparison: 'comparaison',
  knownIssues: 'problemes-connus',
  lifecycles: 'etats',
  lists: 'listes',
  mappings: 'correspondances',
  schemas: 'schemas',
  withdrawals: 'retraits',
  /** Folder of the files to download, from the site’s root. */
  downloads: 'telechargements',
  /** Slugs of what has no letters and digits in its name. */
  unnamed: 'sans-nom',
  unnamedGroup: 'groupe',
  unnamedServer: 'serveur',
};

/** Anchors of sections and their parts, in French. */
export const anchors = {
  scheme: (name: string) => `authentification-${name}`,
  parameters: (location: string) => `parametres-${location}`,
  /** Prefixes of single parameters. */
  parameter: { path: 'chemin', query: 'requete', querystring: 'chaine', header: 'entete', cookie: 'cookie' },
  /** Prefix of a response, before its status. */
  response: 'reponse',
  callback: 'rappel',
  /** The body of a callback, below its anchor. */
  callbackBody: 'corps',
  schema: {
    content: 'champs',
    examples: 'exemples',
    uses: 'utilise',
    users: 'utilise-par',
    usingSchemas: 'utilise-par-schemas',
    usingOperations: 'utilise-par-operations',
  },
  examples: { call: 'appel', body: 'exemples-corps', responses: 'exemples-reponse', errors: 'exemples-erreur' },
  operation: {
    servers: 'serveurs',
    body: 'corps',
    responses: 'reponses',
    errors: 'erreurs',
    sharedErrors: 'erreurs-communes',
    callbacks: 'rappels',
    previous: 'avant',
    next: 'ensuite',
    schemas: 'schemas-utilises',
    guides: 'guides',
    history: 'historique',
  },
  introduction: { servers: 'serveurs', access: 'acces', contact: 'contact' },
  access: { scopes: 'portees', operations: 'operations' },
  errors: { example: 'exemple' },
  lifecycle: { states: 'liste-des-etats', transitions: 'liste-des-transitions' },
};
