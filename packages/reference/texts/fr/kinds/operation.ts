import { code, phrases, type Words } from '@reliure/page';

/** Pages of operations, in French. */
export const operation = {
  /** The kind of page, in results of the search. */
  label: 'Opération',
  group: 'Groupe\u00a0: ',
  extract: 'Contrat OpenAPI de cette opération\u00a0: ',
  deprecated:
    'Opération obsolète\u00a0: elle fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.',
  /** When it was deprecated and when it goes. Dates are written out. */
  withdrawal: {
    since: (since: string) => `Obsolète depuis le ${since}.`,
    sunset: (sunset: string) => `Retrait le ${sunset}.`,
    both: (since: string, sunset: string) => `Obsolète depuis le ${since}, retrait le ${sunset}.`,
  },
  allWithdrawals: 'Tous les retraits prévus',
  replacement: 'À employer à sa place\u00a0: ',
  /** After a release, the day from which it is in service. */
  inService: (day: string) => `, à partir du ${day}`,
  /** Around the last day of something, what ends, and a link. */
  deadline: { before: 'Prend fin après le ', after: '\u00a0: ', action: 'Ce qu’il faut faire' },
  knownIssue: 'Problème connu\u00a0: ',
  aboutCallback: 'Tout sur cet appel',
  /** Short names of sections, for the line of links that stays in view. */
  short: {
    parameters: 'Paramètres',
    body: 'Corps',
    responses: 'Réponses',
    errors: 'Erreurs',
    callbacks: 'Rappels',
    next: 'Ensuite',
  },
  sections: {
    servers: 'Serveurs',
    responses: 'Réponses',
    errors: 'Erreurs',
    sharedErrors: 'Erreurs communes à d’autres opérations',
    callbacks: 'Rappels envoyés par l’API',
    previous: 'Souvent avant',
    next: 'Souvent ensuite',
    schemas: 'Schémas utilisés',
    guides: 'Dans les guides',
    history: 'Historique',
  },
  /** Terms for facts. */
  terms: {
    security: 'Accès',
    reservedTo: 'Réservée à',
    states: (lifecycle: Words) => phrases('État requis (', lifecycle, ')'),
    resend: 'Nouvel envoi',
    concurrency: 'Concurrence',
  },
  /** Between the states that an operation requires and those that it results in. */
  leadsTo: '\u202f; mène à ',
  /** The effect of sending a request again. */
  resend: {
    key: phrases('sans risque avec la même ', code('Idempotency-Key')),
    method: phrases('sans risque (idempotent)'),
    version: phrases('sans double effet\u00a0: ', code('If-Match'), ' refuse le second'),
    none: phrases('à éviter\u00a0: non idempotent'),
  },
  /** Whether a request must or can contain `If-Match`. */
  concurrency: {
    required: phrases(code('If-Match'), ' obligatoire'),
    optional: phrases(code('If-Match'), ' possible'),
  },
  /** What a response gives to another operation. All names and values are in Markdown. */
  gives: (values: string) => `Donne ${values}.`,
  givenBy: {
    header: (name: string) => `en-tête ${name}`,
    field: (name: string) => `champ ${name}`,
  },
  sentParameter: (name: string, value: string) => `Paramètre ${name}\u00a0: ${value}.`,
  sentBody: (value: string) => `Corps\u00a0: ${value}.`,
  sentTo: (url: string) => `Serveur\u00a0: ${url}.`,
  olderChanges: (count: number) => (count === 1 ? 'Un changement plus ancien' : `${count} changements plus anciens`),
  incompatible: 'incompatible',
};
