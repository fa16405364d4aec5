import { code, phrases, type Phrases } from '@reliure/page';
import { joinAll } from '../joinAll.ts';

/** Requests and responses, in French. */
export const exchange = {
  parameters: {
    path: 'Paramètres de chemin',
    query: 'Paramètres d’URL',
    querystring: 'Chaîne de requête',
    header: 'En-têtes de la requête',
    cookie: 'Cookies',
  },
  body: (isRequired: boolean): string => (isRequired ? 'Corps de la requête' : 'Corps de la requête (facultatif)'),
  /** The type of a parameter whose value has a media type. */
  writtenAs: (type: string, mediaType: string) => `${type}, écrit en ${mediaType}`,
  /** The type of a part of a form. */
  sentAs: (type: string, mediaTypes: readonly string[]) => `${type}, en ${mediaTypes.join(' ou ')}`,
  headersType: 'en-têtes',
  withPart: 'Avec cette partie\u00a0:',
  /** The note on headers that are not parameters. There is at least one. */
  ignoredHeaders: (names: readonly string[]): Phrases => {
    const [start, end] =
      names.length === 1
        ? ['L’en-tête ', ' n’est pas un paramètre\u00a0: il découle des types de contenu et de l’accès.']
        : ['Les en-têtes ', ' ne sont pas des paramètres\u00a0: ils découlent des types de contenu et de l’accès.'];
    return phrases(
      start,
      ...joinAll(
        names.map((name) => [code(name)]),
        ' et ',
      ),
      end,
    );
  },
  responseHeaders: (count: number) => `En-têtes de la réponse (${count})`,
  responseContent: (status: string) => `Corps et en-têtes de la réponse ${status}`,
  contentType: (mediaType: string): Phrases => phrases('Type de contenu\u00a0: ', code(mediaType)),
  /** The label of a schema that describes each item of a stream. */
  itemType: (mediaType: string): Phrases =>
    phrases('Type de contenu\u00a0: ', code(mediaType), ', une suite de valeurs. Chacune\u00a0:'),
  /** The parts of a multipart body, by position. */
  parts: 'Parties, dans cet ordre\u00a0:',
  part: (number: number): string => `Partie ${number}`,
  eachPart: (isFirst: boolean): string => (isFirst ? 'Chaque partie' : 'Chaque partie suivante'),
  partType: (mediaTypes: readonly string[]): string => `en ${mediaTypes.join(' ou ')}`,
  cause: 'Cause',
  remedy: 'Remède',
  retry: 'Réessayer',
  /** Whether to send a request again after an error. */
  retries: {
    no: 'Non.',
    same: 'Oui, plus tard, la même requête.',
    changed: 'Oui, une fois la cause levée.',
  },
  call: 'Appel',
  sampleLanguage: 'Langage de l’exemple',
  /** Legend of the choice among the calls that the contract names. */
  callExample: 'Exemple d’appel',
  bodyExamples: 'Exemples de corps',
  /** The bodies of calls that are shown whole above. */
  bodiesAlone: (count: number) => `Les ${count} corps, sans l’appel`,
  responseExamples: 'Exemples de réponse',
  errorExamples: (count: number) => `Exemples d’erreur (${count})`,
  /** The name of the only example. */
  example: 'exemple',
  generated: 'Généré depuis le schéma',
  noExample: 'Aucun exemple valide n’a pu être construit depuis ce schéma.',
  /** How to get an error from the mock server. */
  requestedError: (option: string): Phrases =>
    phrases(
      'Pour recevoir une de ces erreurs du serveur de simulation, ajoutez à l’appel son statut et son code\u00a0: ',
      code(option),
    ),
};
