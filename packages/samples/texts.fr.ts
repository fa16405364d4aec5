import type { Delimiter } from './request/delimiters.ts';

/** The texts of samples and examples in French. */
export const fr = {
  localServer: 'Simulation locale',
  /** The identifier of a sample whose language has a name without letters. */
  otherLanguage: 'autre',
  comments: {
    entityTag: 'À envoyer dans If-Match avec la prochaine écriture.',
    idempotencyKey: 'Une clé par intention, à garder pour un nouvel essai.',
    clientCertificate: 'La connexion présente aussi un certificat client (TLS mutuel).',
    digest:
      'L’authentification Digest est à ajouter\u00a0: elle répond au défi du serveur, ce que ce client ne fait pas.',
    computedCredentials: (scheme: string) =>
      `L’authentification ${scheme} est à ajouter\u00a0: ses identifiants se calculent pour chaque appel.`,
    unknownScheme: (scheme: string, header: string) =>
      `Le contrat ne dit pas comment s’écrivent les identifiants du schéma ${scheme}\u00a0: l’en-tête ${header} est à adapter.`,
    invalidHeaderName: (name: string) =>
      `La clé d’API est à ajouter\u00a0: «\u00a0${name}\u00a0» n’est pas un nom d’en-tête.`,
    unwrittenParts: (mediaType: string, fileName: string) =>
      `Écrivez les parties du corps (${mediaType}) dans ${fileName}, et leur séparateur dans l’en-tête.`,
    unknownBody: (fileName: string) =>
      `Aucun exemple valide n’a été trouvé pour ce corps\u00a0: écrivez-le dans ${fileName}.`,
    unsentBody: (method: string) =>
      `Le corps documenté n’est pas envoyé\u00a0: la plupart des clients n’en envoient pas avec ${method}.`,
    unknownParameter: (name: string) => `Aucun exemple valide n’a été trouvé pour ${name}\u00a0: remplacez {${name}}.`,
    undefinedStyle: (name: string, style: string) =>
      `OpenAPI ne définit pas comment le style ${style} écrit la valeur de ${name}\u00a0: vérifiez ce qu’attend l’API.`,
    ambiguousDelimiter: (name: string, delimiter: Delimiter) =>
      `Une valeur de ${name} contient ${delimiters[delimiter]}, qui sépare aussi les valeurs\u00a0: OpenAPI ne prévoit pas de les distinguer.`,
    plusInQuery: 'URLComponents n’encode pas « + », que les serveurs lisent comme une espace.',
    uuidVariant: 'variante de la RFC 9562',
  },
  /** Names of files without their extension: lower-case ASCII. */
  fileNames: { body: 'corps', response: 'reponse', upload: 'fichier' },
  /** The delimiter of the parts of a body. */
  boundary: 'limite',
  /** Stands in a file of calls, above one in comments. */
  unknownMethod: (method: string) =>
    `Les clients HTTP des éditeurs ne connaissent pas la méthode ${method}\u00a0: l’appel est en commentaire.`,
  xmlRoot: 'racine',
  /** The words of made-up examples: in lower-case ASCII, because most patterns allow that. */
  examples: {
    word: 'texte',
    longText: 'un texte assez long pour etre valable',
    example: 'exemple',
    /** One with a capital, a space and a digit. */
    numbered: 'Exemple 1',
    /** Names of members if the contract does not restrict them. */
    keys: ['cle', 'autre', 'encore', 'enfin'],
    numberedKey: (number: number) => `cle${number}`,
    name: 'nom',
    longName: 'prenom.nom.de.famille',
    server: 'serveur',
    shortHost: 'a.fr',
    shortMailHost: 'b.fr',
    longHost: 'un.service.assez.long',
    longPath: 'un/chemin/assez/long',
    longerPath: 'un/chemin/assez/long/pour/etre/valable',
  },
};

/** The texts of samples and examples. */
export type Texts = typeof fr;

const delimiters: Readonly<Record<Delimiter, string>> = {
  ',': 'une virgule',
  ' ': 'une espace',
  '|': 'une barre verticale',
  '.': 'un point',
};
