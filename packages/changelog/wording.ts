import type { ValueNoun, WordlessKind } from './texts.fr.ts';
import { texts } from './texts.ts';
import type { Change, Owner, OwnerPart, ContractLocation } from './types.ts';

/** Returns the name that readers know a shared parameter by. */
export type NameOf = (owner: Owner) => string;

/**
 * Returns a change in words, without its owner.
 *
 * @returns Markdown on one line.
 * @example '`limit` parameter, constraint tightened from `maximum: 500` to `maximum: 200`'
 */
export function toChangeText(change: Change, nameOf: NameOf): string {
  const subject = toSubject(change, nameOf);
  const predicate = toPredicate(change);
  return predicate === '' ? subject : `${subject}, ${predicate}`;
}

function toSubject({ kind, location }: Change, nameOf: NameOf): string {
  const { owner, part, field, value } = location;
  const place = toLocationWords(location, nameOf);
  if (value === undefined) return place;
  const noun = nounOf(kind);
  const isOfOwner = field.length === 0 && part === undefined;
  const isClear = noun === 'server' ? owner.kind === 'contract' : noun === 'value' && isOfOwner;
  return texts().value(noun, code(value), isClear ? null : place);
}

/** Returns what a value is that a location has several of. */
function nounOf(kind: Change['kind']): ValueNoun {
  switch (kind) {
    case 'error-added':
    case 'error-removed':
      return 'error';
    case 'link-added':
    case 'link-removed':
    case 'link-changed':
      return 'link';
    case 'scope-added':
    case 'scope-removed':
      return 'scope';
    case 'server-added':
    case 'server-removed':
      return 'server';
    default:
      return 'value';
  }
}

function toLocationWords({ owner, part, field }: ContractLocation, nameOf: NameOf): string {
  const { places } = texts();
  const name = field
    .reduce((text, step) => (/^[[{]/.test(step) ? text + step : `${text}.${step}`), '')
    .replace(/^\./, '');
  if (part === undefined && owner.kind !== 'component' && name !== '') return places.serverVariable(code(name));
  if (part === undefined) return name === '' ? toOwnerWords(owner, nameOf) : places.field(code(name));
  const place = toPartWords(part);
  return name === '' ? place : places.within(places.field(code(name)), place);
}

function toPartWords(part: OwnerPart): string {
  const { places } = texts();
  switch (part.kind) {
    case 'parameter':
      return part.location === 'header' ? places.requestHeader(code(part.name)) : places.parameter(code(part.name));
    case 'body':
      return places.body;
    case 'response':
      return places.response(part.status);
    case 'header':
      return places.responseHeader(code(part.name));
  }
}

function toOwnerWords(owner: Owner, nameOf: NameOf): string {
  const { places } = texts();
  if (owner.kind === 'contract') return places.servers;
  if (owner.kind === 'operation') return places.operation;
  switch (owner.section) {
    case 'schemas':
      return places.schema;
    case 'parameters':
      return places.parameter(code(nameOf(owner)));
    case 'headers':
      return places.responseHeader(code(nameOf(owner)));
    case 'requestBodies':
      return places.body;
    case 'securitySchemes':
      return places.security(code(owner.name));
    default:
      return places.component(code(owner.name));
  }
}

function toPredicate({ kind, before, after }: Change): string {
  if (isWordless(kind)) return '';
  const write = writerOf(kind);
  const [was, is] = [before, after].map((text) => (text === undefined ? undefined : write(text)));
  return texts().changes[kind](was, is);
}

function isWordless(kind: Change['kind']): kind is WordlessKind {
  return !Object.hasOwn(texts().changes, kind);
}

/** Returns how the old and the new value of a change are written. An empty one may have a meaning. */
function writerOf(kind: Change['kind']): typeof code {
  const { free, anyType } = texts();
  switch (kind) {
    case 'access-tightened':
    case 'access-relaxed':
      return (text) => writeAlternatives(text, free);
    case 'type-narrowed':
    case 'type-widened':
    case 'type-changed':
      return (text) => (text === '' ? anyType : code(text));
    default:
      return code;
  }
}

/** Returns alternatives of access; an empty one needs no authentication. */
function writeAlternatives(text: string, free: string): string {
  const alternatives = text.split(' | ');
  return alternatives.includes('')
    ? alternatives.map((alternative) => (alternative === '' ? free : code(alternative))).join(' | ')
    : code(text);
}

/** Returns inline code in Markdown, which has no empty code: it becomes a space. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text === '' ? ' ' : text}\``;
}
