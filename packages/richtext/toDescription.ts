import { member, toText } from '@reliure/openapi';
import type { Anchors } from './addresses/anchors.ts';
import type { RichText } from './richText.ts';
import { toRichText } from './toRichText.ts';

/**
 * Reads the `description` of an object of the contract.
 *
 * @returns An object to spread into a node of the page model. It is empty if there is no description.
 */
export function toDescription(owner: unknown, anchors: Anchors): { readonly description?: RichText } {
  const text = toText(member(owner, 'description'));
  return text === undefined ? {} : { description: toRichText(text, anchors) };
}
