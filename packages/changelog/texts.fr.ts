import type { Category, ChangeKind } from './types.ts';

/** A change that its category and its subject say completely. */
export type WordlessKind =
  | `${'operation' | 'value' | 'status' | 'error' | 'link' | 'server' | 'scope'}-${'added' | 'removed'}`
  | `optional-${'added' | 'removed'}`
  | 'error-status-removed'
  | 'removed'
  | 'deprecated';

/** Writes the rest of a change. The old and the new state are code. */
type Phrase = (before: string | undefined, after: string | undefined) => string;

/** What a location has several of. */
export type ValueNoun = 'error' | 'link' | 'scope' | 'server' | 'value';

/** A sentence with a link. */
export interface Linked {
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

const categories: Readonly<Record<Category, string>> = {
  added: 'Ajouté',
  modified: 'Modifié',
  deprecated: 'Rendu obsolète',
  removed: 'Retiré',
  fixed: 'Corrigé',
};

const nouns: Readonly<Record<ValueNoun, string>> = {
  error: 'erreur',
  link: 'lien',
  scope: 'portée',
  server: 'serveur',
  value: 'valeur',
};

const changes: Readonly<Record<Exclude<ChangeKind, WordlessKind>, Phrase>> = {
  renamed: (before, after) => `nom changé${fromTo(before, after)}`,
  'values-replaced': (before, after) => `valeurs remplacées${fromTo(before, after)}`,
  'detail-changed': (before, after) => `détail changé${fromTo(before, after)}`,
  'link-changed': () => 'cible changée',
  'rule-tightened': (before, after) => `règle durcie${ruleState(before, after)}`,
  'rule-relaxed': (before, after) => `règle assouplie${ruleState(before, after)}`,
  undeprecated: () => 'de nouveau recommandé',
  'access-tightened': (before, after) => `accès restreint${fromTo(before, after)}`,
  'access-relaxed': (before, after) => `accès élargi${fromTo(before, after)}`,
  'required-added': () => 'obligatoire',
  'made-required': () => 'devenu obligatoire',
  'made-optional': () => 'devenu facultatif',
  'made-read-only': () => 'désormais en lecture seule',
  'made-write-only': () => 'désormais en écriture seule',
  'made-read-write': () => 'désormais en lecture et en écriture',
  'type-narrowed': typeChanged,
  'type-widened': typeChanged,
  'type-changed': typeChanged,
  'bound-tightened': (before, after) => `borne resserrée${bounds(before, after)}`,
  'bound-widened': (before, after) => `borne élargie${bounds(before, after)}`,
  'variant-added': (_before, after) => `nouvelle forme${spaced(after)}`,
  'variant-removed': (before) => `forme retirée${spaced(before)}`,
  'rule-added': (_before, after) => `nouvelle règle${spaced(after)}`,
  'rule-removed': (before, after) => `règle levée${spaced(before ?? after)}`,
  'rule-changed': (before, after) => `règle changée${ruleState(before, after)}`,
  'default-changed': (before, after) => `valeur par défaut changée${fromTo(before, after)}`,
  'media-type-added': (before, after) => `type de contenu${spaced(after ?? before)}`,
  'media-type-removed': (before, after) => `type de contenu${spaced(after ?? before)}`,
};

/** The texts of this package in French. */
export const fr = {
  /** The words that items begin with. */
  categories,
  breaking: 'incompatible',
  colon: '\u00a0: ',
  upcoming: 'À venir',
  /** The title of a release, with the day from which it is in service. */
  dated: (title: string, day: string) => `${title} — à partir du ${day}`,
  firstRelease: 'Première publication du contrat.',
  emptyRelease: 'Aucun changement dans ce que l’API reçoit ou renvoie.',
  /** Precedes the links of a text that ends a sentence. */
  see: ' Voir ',
  andOthers: (count: number) => ` et ${String(count)} autres`,
  /** Link to what changed, on the page about it. */
  onThisPage: 'Voir sur cette page',
  /** The last day on which what a change replaces still works. */
  deadline: (day: string) => `Échéance\u00a0: ${day}.`,
  /** A change of operations that are new themselves. */
  newOnly: (day: string | undefined) =>
    day === undefined
      ? 'Nouvelles adresses seulement.'
      : `Nouvelles adresses seulement\u202f; les anciennes ne changent pas jusqu’au ${day}.`,
  minorChanges: (count: number) => `${String(count)} ajouts et changements mineurs`,
  allOperations: 'toutes les opérations',
  operations: (count: number) => (count === 1 ? '1 opération' : `${String(count)} opérations`),
  /** Locations of the contract. The names are code. */
  places: {
    servers: 'serveurs',
    serverVariable: (name: string) => `variable ${name} des serveurs`,
    operation: 'opération',
    schema: 'schéma',
    parameter: (name: string) => `paramètre ${name}`,
    requestHeader: (name: string) => `en-tête ${name}`,
    responseHeader: (name: string) => `en-tête de réponse ${name}`,
    body: 'corps de la requête',
    response: (status: string) => `réponse ${status}`,
    security: (name: string) => `authentification ${name}`,
    component: (name: string) => name,
    field: (name: string) => `champ ${name}`,
    within: (field: string, place: string) => `${field}, ${place}`,
  },
  /** @param place `null` if the value says enough. */
  value: (noun: ValueNoun, value: string, place: string | null) =>
    `${nouns[noun]} ${value}${place === null ? '' : `, ${place}`}`,
  changes,
  /** Access without credentials. */
  free: 'libre',
  anyType: 'quelconque',
  page: {
    /** Precedes links to feeds. */
    follow: 'Suivre ces entrées par un flux\u00a0: ',
    compareAny: {
      before: 'Pour passer plusieurs versions d’un coup\u00a0: ',
      link: 'comparer deux versions',
      after: '.',
    },
    /** @param to The title of a release; `undefined` for the one to come. */
    compare: (from: string, to: string | undefined): Linked => ({
      before: 'Comparer\u00a0: ',
      link: `de ${from} à ${to ?? 'la version à venir'}`,
      after: '.',
    }),
    /** Parameters of the address of the page that compares releases. */
    parameters: { from: 'de', to: 'a' },
  },
  feed: {
    title: (site: string) => `${site} — journal des modifications`,
    description: 'Ce qui est ajouté, modifié, rendu obsolète, retiré ou corrigé, version par version',
    release: (version: string) => `Version ${version}`,
  },
  /** The directives that insert the changelog, and the days on which something ends, into a guide. */
  directives: { changelog: 'changements', ends: 'echeances' },
  /** The file in which a writer announces changes. */
  entriesFile: 'annonces.yaml',
  /** Returns regular expressions of dates, with the groups `day`, `month` and `year`. */
  datePatterns: (months: string): readonly string[] => [
    String.raw`(?<day>\d+)(?:ᵉʳ|er)?\s(?<month>${months})\s(?<year>\d{4})`,
  ],
};

/** The texts of this package. */
export type Texts = typeof fr;

function fromTo(before: string | undefined, after: string | undefined): string {
  return `${before === undefined ? '' : ` de ${before}`}${after === undefined ? '' : ` à ${after}`}`;
}

function typeChanged(before: string | undefined, after: string | undefined): string {
  return `type changé${fromTo(before, after)}`;
}

function bounds(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `\u00a0:${spaced(after)}`;
  return after === undefined ? `\u00a0: plus de${spaced(before)}` : fromTo(before, after);
}

/** Returns the old and the new state of a rule, or its name, if that is all that is known. */
function ruleState(before: string | undefined, after: string | undefined): string {
  const isNamed = before === undefined || after === undefined || before === after;
  return isNamed ? spaced(after ?? before) : fromTo(before, after);
}

function spaced(name: string | undefined): string {
  return name === undefined ? '' : ` ${name}`;
}
