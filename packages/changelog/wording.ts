import type { Category, Change, Owner, ContractLocation } from './types.ts';

/** The words that items of the changelog begin with. */
export const categoryTitles: Readonly<Record<Category, string>> = {
  added: 'Ajouté',
  modified: 'Modifié',
  deprecated: 'Rendu obsolète',
  removed: 'Retiré',
  fixed: 'Corrigé',
};

/** Returns the name that readers know a shared parameter by. */
export type NameOf = (owner: Owner) => string;

/**
 * Returns a change in words, without its owner.
 *
 * @returns Markdown on one line.
 * @example 'paramètre `limite`, borne resserrée de `maximum: 500` à `maximum: 200`'
 */
export function toChangeText(change: Change, nameOf: NameOf): string {
  return toSubject(change, nameOf) + toPredicate(change);
}

function toSubject({ kind, location }: Change, nameOf: NameOf): string {
  const { value } = location;
  if (value === undefined) return toLocationWords(location, nameOf);
  const noun = nounOf(kind);
  if (noun === 'serveur' && location.owner.kind === 'contract') return `serveur ${code(value)}`;
  const subject = `${noun} ${code(value)}`;
  const isOfOwner = location.field.length === 0 && location.part === undefined;
  return isOfOwner && noun === 'valeur' ? subject : `${subject}, ${toLocationWords(location, nameOf)}`;
}

/** Returns what a value is that a location has several of. */
function nounOf(kind: Change['kind']): string {
  switch (kind) {
    case 'error-added':
    case 'error-removed':
      return 'erreur';
    case 'link-added':
    case 'link-removed':
    case 'link-changed':
      return 'lien';
    case 'scope-added':
    case 'scope-removed':
      return 'portée';
    case 'server-added':
    case 'server-removed':
      return 'serveur';
    default:
      return 'valeur';
  }
}

function toLocationWords({ owner, part, field }: ContractLocation, nameOf: NameOf): string {
  const name = field
    .reduce((text, step) => (/^[[{]/.test(step) ? text + step : `${text}.${step}`), '')
    .replace(/^\./, '');
  if (part === undefined && owner.kind !== 'component' && name !== '') return `variable ${code(name)} des serveurs`;
  if (part === undefined) return name === '' ? toOwnerWords(owner, nameOf) : `champ ${code(name)}`;
  const inside = name === '' ? '' : `champ ${code(name)}, `;
  switch (part.kind) {
    case 'parameter':
      return `${inside}${part.location === 'header' ? 'en-tête' : 'paramètre'} ${code(part.name)}`;
    case 'body':
      return `${inside}corps de la requête`;
    case 'response':
      return `${inside}réponse ${part.status}`;
    case 'header':
      return `${inside}en-tête de réponse ${code(part.name)}`;
  }
}

function toOwnerWords(owner: Owner, nameOf: NameOf): string {
  if (owner.kind === 'contract') return 'serveurs';
  if (owner.kind === 'operation') return 'opération';
  switch (owner.section) {
    case 'schemas':
      return 'schéma';
    case 'parameters':
      return `paramètre ${code(nameOf(owner))}`;
    case 'headers':
      return `en-tête de réponse ${code(nameOf(owner))}`;
    case 'requestBodies':
      return 'corps de la requête';
    case 'securitySchemes':
      return `authentification ${code(owner.name)}`;
    default:
      return code(owner.name);
  }
}

function toPredicate({ kind, before, after }: Change): string {
  switch (kind) {
    case 'operation-added':
    case 'operation-removed':
    case 'deprecated':
    case 'optional-added':
    case 'removed':
    case 'optional-removed':
    case 'value-added':
    case 'value-removed':
    case 'status-added':
    case 'status-removed':
    case 'error-status-removed':
    case 'error-added':
    case 'error-removed':
    case 'link-added':
    case 'link-removed':
    case 'server-added':
    case 'server-removed':
    case 'scope-added':
    case 'scope-removed':
      return '';
    case 'renamed':
      return `, nom changé${toFromTo(before, after)}`;
    case 'values-replaced':
      return `, valeurs remplacées${toFromTo(before, after)}`;
    case 'detail-changed':
      return `, détail changé${toFromTo(before, after)}`;
    case 'link-changed':
      return ', cible changée';
    case 'rule-tightened':
      return `, règle durcie${toRuleWords(before, after)}`;
    case 'rule-relaxed':
      return `, règle assouplie${toRuleWords(before, after)}`;
    case 'undeprecated':
      return ', de nouveau recommandé';
    case 'access-tightened':
      return `, accès restreint${toFromTo(before, after, codeOr('libre'))}`;
    case 'access-relaxed':
      return `, accès élargi${toFromTo(before, after, codeOr('libre'))}`;
    case 'required-added':
      return ', obligatoire';
    case 'made-required':
      return ', devenu obligatoire';
    case 'made-optional':
      return ', devenu facultatif';
    case 'made-read-only':
      return ', désormais en lecture seule';
    case 'made-write-only':
      return ', désormais en écriture seule';
    case 'made-read-write':
      return ', désormais en lecture et en écriture';
    case 'type-narrowed':
    case 'type-widened':
    case 'type-changed':
      return `, type changé${toFromTo(before, after, codeOr('quelconque'))}`;
    case 'bound-tightened':
      return `, borne resserrée${toBoundWords(before, after)}`;
    case 'bound-widened':
      return `, borne élargie${toBoundWords(before, after)}`;
    case 'variant-added':
      return `, nouvelle forme${named(after)}`;
    case 'variant-removed':
      return `, forme retirée${named(before)}`;
    case 'rule-added':
      return `, nouvelle règle${named(after)}`;
    case 'rule-removed':
      return `, règle levée${named(before ?? after)}`;
    case 'rule-changed':
      return `, règle changée${toRuleWords(before, after)}`;
    case 'default-changed':
      return `, valeur par défaut changée${toFromTo(before, after)}`;
    case 'media-type-added':
    case 'media-type-removed':
      return `, type de contenu${named(after ?? before)}`;
  }
}

function toFromTo(before: string | undefined, after: string | undefined, write = code): string {
  return `${before === undefined ? '' : ` de ${write(before)}`}${after === undefined ? '' : ` à ${write(after)}`}`;
}

/** Returns a function that writes a text as code, or a word instead of an empty text. */
function codeOr(word: string): typeof code {
  return (text) => (text === '' ? word : code(text));
}

function toBoundWords(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `\u00a0:${named(after)}`;
  return after === undefined ? `\u00a0: plus de${named(before)}` : toFromTo(before, after);
}

/** Returns the old and the new state of a rule, or its name, if that is all that is known. */
function toRuleWords(before: string | undefined, after: string | undefined): string {
  const isNamed = before === undefined || after === undefined || before === after;
  return isNamed ? named(after ?? before) : toFromTo(before, after);
}

function named(text: string | undefined): string {
  return text === undefined ? '' : ` ${code(text)}`;
}

/** Returns inline code in Markdown, which has no empty code: it becomes a space. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text === '' ? ' ' : text}\``;
}

const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** @example toDateText('2026-01-01') // '1ᵉʳ janvier 2026' */
export function toDateText(date: string): string {
  return dates.format(new Date(date)).replace(/^1 /, '1ᵉʳ ');
}
