import { formatNumber } from '@reliure/schema';
/** The texts of this package in French. */
export const fr = {
  index: {
    /** How pages and fields are addressed, in Markdown. */
    addresses:
      'Chaque page a un jumeau en Markdown, à son adresse suivie de `.md`, et chaque partie de cette documentation a son index, ci-dessous. Sur la page d’une opération, chaque champ a sa propre adresse, comme `#corps.champ.sousChamp` ou `#reponse-200.champ`.',
    guides: 'Guides',
    otherPages: 'Articles et autres pages',
    rules: 'Règles pour un agent',
    sections: 'Index par partie',
    contract: 'Contrat',
    pages: (count: number) => (count === 1 ? '1\u00a0page' : `${count}\u00a0pages`),
    /** Precedes the address of the index of the whole site. */
    root: 'Index de toute la documentation\u00a0: ',
    pagesTitle: 'Pages',
    fullTexts: 'Textes entiers',
    aboutFullTexts:
      'Toutes les pages en Markdown, en fichiers qu’un modèle peut lire d’un coup, un ou plusieurs par partie de la documentation.',
    characters: (count: number) => `${formatNumber(count)}\u00a0caractères`,
    /** In the names of files with the full texts of several pages. */
    full: 'entier',
  },
  /** Rules for agents that write calls, in Markdown. */
  rules: {
    onlyDocumented:
      'N’inventez ni chemin, ni champ, ni valeur, ni code d’erreur\u00a0: ce qui n’est pas sur la page d’une opération n’existe pas.',
    current:
      'Entre deux versions d’une opération, prenez celle qui n’est pas dépréciée\u00a0; la page de l’ancienne nomme sa remplaçante.',
    authentication: (introduction: string) =>
      `N’écrivez jamais un jeton ni un mot de passe dans le code\u00a0: lisez-les d’une variable d’environnement. Les moyens d’authentification sont dans l’[introduction](${introduction}).`,
    idempotency:
      'Aux écritures qui l’acceptent, envoyez une `Idempotency-Key` neuve par intention, et la même à chaque nouvel essai.',
    versions:
      'Renvoyez dans `If-Match` l’`ETag` de la dernière lecture, et relisez avant de recommencer après un refus.',
    errors: (catalogue: string) =>
      `Décidez d’après le statut et le code d’une erreur, jamais d’après la phrase qui l’accompagne\u00a0: ils sont dans le [catalogue des erreurs](${catalogue}).`,
    extract:
      'Pour générer du code, l’extrait OpenAPI d’une opération suffit\u00a0: il est à l’adresse de sa page suivie de `.openapi.json`.',
  },
  skills: {
    /** @param about One or more sentences. */
    description: (title: string, about: string) =>
      `${title}, appel par appel. ${about} À employer pour écrire, corriger ou expliquer ce parcours avec l’API.`,
    /** Heading above the rules for agents, in Markdown. */
    rules: '## Règles',
  },
  /** Address of a section without letters or digits. */
  part: 'partie',
  /** Stands in place of a section, before the address of its file. */
  ownFile: 'Cette partie, longue, a son propre fichier\u00a0: ',
  /** Describes the contract of one operation. */
  extract: (title: string, page: string, contract: string) =>
    `Extrait\u00a0: l’opération «\u00a0${title}\u00a0» seule. Sa page\u00a0: ${page}. Le contrat entier\u00a0: ${contract}.`,
  /** Says how to use the file of all calls. */
  httpFile: (servers: readonly string[]) =>
    `Les valeurs ci-dessous sont celles du serveur de simulation. Autres adresses\u00a0: ${servers.join(', ')}. Un éditeur qui lit http-client.env.json y prend ces variables, si vous retirez ces lignes.`,
  chosenFile: 'fichier.pdf',
  /** Warnings of a build: what collections cannot express, with the number of operations and one of them. */
  losses: {
    method: (count: number, call: string) =>
      `${operations(count, call)}\u00a0: l’appel est en commentaire dans le fichier .http, parce que les éditeurs n’en connaissent pas la méthode.`,
    stream: (count: number, call: string) =>
      `${operations(count, call)}\u00a0: dans les collections (Postman, Bruno, .http), les éléments envoyés un à un sont un seul texte.`,
    positions: (count: number, call: string) =>
      `${operations(count, call)}\u00a0: dans les collections (Postman, Bruno, .http), les parties sans nom du corps sont un texte, sans fichier à choisir.`,
    partHeaders: (count: number, call: string) =>
      `${operations(count, call)}\u00a0: dans les collections (Postman, Bruno, .http), les parties du corps n’ont pas leurs en-têtes.`,
  },
  pictures: {
    docs: 'Documentation',
    docsPart: 'Guides et scénarios',
    blog: 'Blog',
    reference: 'Référence de l’API',
  },
};

/** The texts of this package. */
export type Texts = typeof fr;

function operations(count: number, call: string): string {
  return count === 1 ? call : `${count}\u00a0opérations, dont ${call}`;
}
