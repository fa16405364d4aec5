/** A page or a file that the first guide links to. The title is Markdown. */
export interface Target {
  readonly title: string;
  /** Path from the site’s root. */
  readonly path: string;
}

/** The parts of the first guide that depend on the contract and on the engine. */
export interface GuideParts {
  /** Path of the reference. */
  readonly reference: string;
  /** An operation as an example; `null` for a contract without operations. */
  readonly example: Target | null;
  /** Path of the list of downloads. */
  readonly downloads: string;
  /** The command that starts a mock server, as Markdown. */
  readonly mockCommand: string;
  /** Name of the server that the mock server of the guide listens as. */
  readonly localServer: string;
}

/** The texts of a new site in French. */
export const fr = {
  tagline: (title: string) => `Documentation de ${title}`,
  home: {
    guide: 'Premiers pas',
    reference: (path: string) => `[Référence](${path}) de tous les appels`,
    search: 'Recherche',
  },
  guide: {
    title: 'Premiers pas',
    description: (title: string) => `Pour qui découvre ${title}.`,
    /** Markdown below the title. */
    body: ({ reference, example, downloads, mockCommand, localServer }: GuideParts) => `\
La [référence](${reference}) décrit chaque appel${example === null ? '' : `, par exemple [${example.title}](${example.path})`}.

Écrivez ici à quoi sert l’API, comment on y accède, et un premier appel.

## Essayer sans compte

[Téléchargez le contrat](${downloads}), puis lancez le serveur simulé, qui répond par ses exemples\u00a0:

${mockCommand}

Dans la liste des serveurs d’un appel, choisissez «\u00a0${localServer}\u00a0».
`,
  },
};

/** The texts of a new site. */
export type Texts = typeof fr;
