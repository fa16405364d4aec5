import { decodeAddress } from './decodeAddress.ts';
import { member } from './json.ts';

/**
 * Returns the value at a JSON pointer that is written as a URI fragment; `undefined` if there is none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6901#section-6
 */
export function atPointer(document: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce<unknown>(childAt, document);
}

/** Returns the member or element for one token of a pointer. */
export function childAt(node: unknown, token: string): unknown {
  return Array.isArray(node) ? node[Number(token)] : member(node, token);
}

/** @example pointerTokens('#/paths/~1visites/get') // ['paths', '/visites', 'get'] */
export function pointerTokens(pointer: string): readonly string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((token) => token !== '')
    .map((token) => unescapeToken(decodeAddress(token)));
}

/**
 * Returns the name of a field of a value, whose items are counted from 1.
 *
 * @example toFieldName('/lines/0/count') // 'lines.1.count'
 */
export function toFieldName(pointer: string): string {
  return pointerTokens(pointer)
    .map((token) => (/^\d+$/.test(token) ? String(Number(token) + 1) : token))
    .join('.');
}

/**
 * Returns a token of a pointer without its escapes.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6901#section-4
 * @example unescapeToken('~1visites') // '/visites'
 */
export function unescapeToken(token: string): string {
  return token.replace(/~1/g, '/').replace(/~0/g, '~');
}

/** @example escapeToken('/visites') // '~1visites' */
export function escapeToken(token: string): string {
  return token.replace(/~/g, '~0').replace(/\//g, '~1');
}
