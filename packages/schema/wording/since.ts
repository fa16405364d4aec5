import { toDateText } from '@reliure/language';
import { member, toText } from '@reliure/openapi';
import { texts } from '../texts.ts';

/**
 * Returns the release that added something, in words.
 *
 * @param nodes Objects of the contract that may have `x-since`. The first one that has it counts.
 * @returns An object to spread into a node of the page model. It is empty if no object has `x-since`.
 * @example toSince({ 'x-since': '1.5', 'x-since-date': '2026-09-07' }) // { since: 'since 1.5, 7 September 2026' }
 */
export function toSince(...nodes: readonly unknown[]): { readonly since?: string } {
  const [node] = nodes.filter((one) => toText(member(one, 'x-since')) !== undefined);
  const version = toText(member(node, 'x-since'));
  if (version === undefined) return {};
  const date = toText(member(node, 'x-since-date'));
  const day = date === undefined ? undefined : toDateText(date);
  return { since: version === 'next' ? texts().upcoming : texts().since(version, day) };
}

/**
 * Returns the release without “since” and its day, for columns and members whose name already says it.
 *
 * @example toSinceValue('since 1.5, 7 September 2026') // '1.5'
 */
export function toSinceValue(since: string): string {
  const prefix = texts().since('');
  return since.startsWith(prefix) ? since.slice(prefix.length).replace(/,.*$/, '') : since;
}
