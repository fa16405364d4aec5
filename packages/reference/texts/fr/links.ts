import { code, phrases, type Phrases } from '@reliure/page';

/** Links to other pages, schemas and servers, in French. */
export const links = {
  mapping: 'Correspondance\u00a0: ',
  usedBy: 'Utilisé par',
  schemas: 'Schémas',
  operations: 'Opérations',
  operationCount: (count: number) => `${count} opérations`,
  /** The default value of a variable in a server’s URL, after the variable’s name. */
  serverDefault: (value: string): Phrases => phrases(' — par défaut ', code(value)),
  documentation: 'Pour en savoir plus\u00a0: ',
  /** Before the address of what replaces a page. */
  moved: 'Cette page n’existe plus. Ce qui la remplace\u00a0: ',
  /** Positions of a schema in an operation. There is at least one name. */
  locations: {
    body: 'corps',
    parameter: (names: string, count: number) => `paramètre${count === 1 ? '' : 's'} ${names}`,
    response: (names: string, count: number) => `réponse${count === 1 ? '' : 's'} ${names}`,
    header: (names: string, count: number) => `en-tête${count === 1 ? '' : 's'} ${names}`,
    callback: (names: string, count: number) => `rappel${count === 1 ? '' : 's'} ${names}`,
  },
};
