import { joinPhrases, toStrong } from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import { listPhrases, toSingle, type Link, type Phrases } from './phrases.ts';

/** The texts of scenarios in French. */
export const fr = {
  /** The attributes of `::scenario`, and the views that it can show. */
  directive: { name: 'nom', view: 'vue', views: { whole: 'detail', summary: 'resume' } },
  anchors: { inputs: 'donnees', steps: 'etapes', step: (number: number) => `etape-${number}` },
  table: { columns: ['Scénario', 'Objet', 'Étapes'] },
  summary: {
    step: (operation: Phrasing, call: Phrasing): Phrases => [operation, '\u00a0: ', call],
    more: (toPage: Link): Phrases => [
      toPage('Suivre ce scénario pas à pas'),
      ', avec les requêtes et les refus possibles.',
    ],
  },
  download: (toFile: Link, toCalls: Link): Phrases => [
    toFile('Télécharger ce scénario'),
    ' au format Arazzo 1.0\u00a0: un outil qui lit Arazzo l’exécute tel quel. ',
    toCalls('Télécharger ses appels'),
    ' en un fichier .http, que VS Code (httpYac) et les éditeurs de JetBrains envoient un à un\u00a0: chaque réponse donne leurs valeurs aux suivants.',
  ],
  /** The file of a scenario’s calls, as plain text. */
  httpFile: {
    about: (page: string) => `Chaque étape, les refus possibles et que faire alors\u00a0: ${page}`,
    servers: (servers: readonly string[]) =>
      `Adresses de l’API\u00a0: ${servers.join(', ')}. Remplacez la valeur de BASE, et celle de API_TOKEN par votre jeton. L’en-tête Prefer choisit la réponse du serveur de simulation\u202f; l’API n’en tient pas compte.`,
    expected: (status: string) => `Réponse attendue\u00a0: ${status}.`,
    file: 'fichier.pdf',
  },
  inputs: {
    title: 'Avant de commencer',
    columns: ['Donnée', 'Ce que c’est', 'Exemple', 'Étapes'],
    inVariable: (variable: Phrasing): Phrases => ['dans ', variable],
    scopes: (scopes: readonly Phrasing[]): Phrases => [
      scopes.length === 1 ? ' Portée\u00a0: ' : ' Portées\u00a0: ',
      ...joinPhrases(toSingle(scopes), ', '),
      '.',
    ],
  },
  /** The title of code that assigns values to variables. */
  exampleValues: 'Valeurs de l’exemple',
  steps: {
    title: 'Les étapes',
    name: (number: number) => `étape\u00a0${number}`,
    range: (first: Phrasing, last: Phrasing): Phrases => [first, ' à ', last],
    list: (numbers: readonly Phrases[]): Phrases => listPhrases(numbers, ' et '),
  },
  step: {
    heading: (number: number, title: string) => `Étape\u00a0${number}\u00a0: ${title}`,
    onlyAfter: (step: Phrasing): Phrases => ['Seulement après l’', step, '.'],
    onlyFrom: (steps: readonly Phrasing[]): Phrases => [
      'Seulement si l’',
      ...joinPhrases(toSingle(steps), ' ou l’'),
      ' y a conduit.',
    ],
    /** A title and what it is about, in parts. */
    labelled: (title: string, parts: readonly Phrases[]): Phrases => [
      toStrong(title),
      '\u00a0: ',
      ...joinPhrases(parts, '\u202f; '),
      '.',
    ],
    operation: 'Opération',
    call: 'Appel',
    values: 'Données',
    fromInputs: (names: readonly Phrasing[], toInputs: Link): Phrases => [
      ...joinPhrases(toSingle(names), ', '),
      ', ',
      toInputs('à connaître d’avance'),
    ],
    fromStep: (names: readonly Phrasing[], step: Phrasing): Phrases => [
      ...joinPhrases(toSingle(names), ', '),
      ', de l’',
      step,
    ],
    expected: 'Réponse attendue',
    timeout: 'Délai',
    within: (seconds: number): Phrases => [`au plus ${String(seconds).replace('.', ',')}\u00a0s`],
    outputs: 'À garder',
    output: (name: Phrasing, origin: Phrases, steps: Phrases, count: number): Phrases => [
      name,
      ', lu dans ',
      ...origin,
      count === 1 ? ', pour l’étape\u00a0' : ', pour les étapes\u00a0',
      ...steps,
    ],
    next: 'Ensuite',
    continueAt: (step: Phrasing): Phrases => ['passer à l’', step],
    otherResponses: (): Phrases => [toStrong('Si la réponse est autre'), '\u00a0:'],
  },
  response: {
    any: 'toute autre réponse',
    header: (name: Phrasing): Phrases => ['l’en-tête ', name],
    /** Values that a response has. Without a status, they are all that is known about it. */
    checks: (checks: readonly { readonly field: Phrases; readonly value: Phrasing }[], status: Phrases): Phrases => {
      const relation = status.length === 0 ? ' vaut ' : ' égal à ';
      const facts = checks.map(({ field, value }) => [...field, relation, value]);
      return [...status, ...(status.length === 0 ? [] : [', avec ']), ...listPhrases(facts, ' et ')];
    },
    branch: (response: Phrases, title: string | undefined, action: Phrases): Phrases => [
      ...response,
      ...(title === undefined ? [] : [`\u00a0: ${title}`]),
      '. ',
      ...action,
    ],
  },
  actions: {
    end: (): Phrases => [toStrong('S’arrêter là.')],
    goTo: (step: Phrasing): Phrases => [toStrong('Passer à l’', step), '.'],
    repeatFrom: (step: Phrasing, limit: number): Phrases => [
      toStrong('Refaire l’', step, ', puis celle-ci'),
      `, ${times(limit)}.`,
    ],
    repeat: (seconds: number, limit: number): Phrases => [
      toStrong(`Refaire cette étape après ${seconds}\u00a0s`),
      `, ${times(limit)}.`,
    ],
  },
};

/** The texts of scenarios. */
export type Texts = typeof fr;

function times(limit: number): string {
  return limit === 1 ? 'une fois' : `${limit}\u00a0fois au plus`;
}
