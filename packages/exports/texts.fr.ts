/** The values of the sentence about the addresses in the index of pages: marked in Markdown, or plain. */
export interface AddressParts<Part> {
  /** What follows a page’s address in that of its Markdown version. */
  readonly suffix: Part;
  /** The address that all others are relative to. */
  readonly origin: Part;
  readonly bodyField: Part;
  readonly responseField: Part;
}

/** The texts of this package in French. */
export const fr = {
  index: {
    /** Returns the sentences about addresses in parts, in their order. */
    addresses: <Part>({ suffix, origin, bodyField, responseField }: AddressParts<Part>): readonly (Part | string)[] => [
      'Chaque page a un jumeau en Markdown, à son adresse suivie de ',
      suffix,
      '. Les adresses données ici partent de ',
      origin,
      '. Sur la page d’une opération, chaque champ a sa propre adresse, comme ',
      bodyField,
      ' ou ',
      responseField,
      '.',
    ],
    /** Anchors of fields, as examples. */
    bodyField: '#corps.champ.sousChamp',
    responseField: '#reponse-200.champ',
    guides: 'Guides',
    downloads: 'Téléchargements',
  },
  /** Describes the contract of one operation. */
  extract: (title: string, page: string, contract: string) =>
    `Extrait\u00a0: l’opération «\u00a0${title}\u00a0» seule. Sa page\u00a0: ${page}. Le contrat entier\u00a0: ${contract}.`,
  /** Says how to use the file of all calls. */
  httpFile: (servers: readonly string[]) =>
    `Les valeurs ci-dessous sont celles du serveur de simulation. Autres adresses\u00a0: ${servers.join(', ')}. Un éditeur qui lit http-client.env.json y prend ces variables, si vous retirez ces lignes.`,
  chosenFile: 'fichier.pdf',
  pictures: {
    docs: 'Documentation',
    docsPart: 'Guides et scénarios',
    blog: 'Blog',
    reference: 'Référence de l’API',
  },
};

/** The texts of this package. */
export type Texts = typeof fr;
