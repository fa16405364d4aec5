import { member, toText } from '@reliure/openapi';

/**
 * Returns the release that added something, in words.
 *
 * @param nodes Objects of the contract that may have `x-since`. The first one that has it counts.
 * @returns An object to spread into a node of the page model. It is empty if no object has `x-since`.
 * @example toSince({ 'x-since': '1.5' }) // { since: 'depuis 1.5' }
 */
export function toSince(...nodes: readonly unknown[]): { readonly since?: string } {
  const [version] = nodes.flatMap((node) => toText(member(node, 'x-since')) ?? []);
  if (version === undefined) return {};
  return { since: version === 'next' ? 'à venir' : `${prefix}${version}` };
}

const prefix = 'depuis ';

/**
 * Returns the release without « depuis », for columns and members whose name already says it.
 *
 * @example toSinceValue('depuis 1.5') // '1.5'
 */
export function toSinceValue(since: string): string {
  return since.startsWith(prefix) ? since.slice(prefix.length) : since;
}
