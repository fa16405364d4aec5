import { member, toText } from '@apidoc/openapi';

/**
 * Since which release something is there, in words.
 *
 * @param nodes Objects of the contract that may say so in `x-since`; the first that does counts.
 * @returns An object to lay into a node of the page model: empty where none says it.
 * @example toSince({ 'x-since': '1.5' }) // { since: 'depuis 1.5' }
 */
export function toSince(...nodes: readonly unknown[]): { readonly since?: string } {
  const [version] = nodes.flatMap((node) => toText(member(node, 'x-since')) ?? []);
  if (version === undefined) return {};
  return { since: version === 'next' ? 'à venir' : `${prefix}${version}` };
}

const prefix = 'depuis ';

/**
 * The same where the name of a column or member says the first word already.
 *
 * @example toSinceValue('depuis 1.5') // '1.5'
 */
export function toSinceValue(since: string): string {
  return since.startsWith(prefix) ? since.slice(prefix.length) : since;
}
