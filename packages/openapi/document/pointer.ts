import { member } from './json';

/**
 * What a JSON pointer, written as a URI fragment, leads to; `undefined` where it leads nowhere.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6901#section-6
 */
export function atPointer(document: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce<unknown>(childAt, document);
}

/** The member or element that one token of a pointer names. */
export function childAt(node: unknown, token: string): unknown {
  return Array.isArray(node) ? node[Number(token)] : member(node, token);
}

/** @example pointerTokens('#/paths/~1visites/get') // ['paths', '/visites', 'get'] */
export function pointerTokens(pointer: string): readonly string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((token) => token !== '')
    .map((token) => decode(token).replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** @example escapeToken('/visites') // '~1visites' */
export function escapeToken(token: string): string {
  return token.replace(/~/g, '~0').replace(/\//g, '~1');
}

function decode(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
