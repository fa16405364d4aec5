import { toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { Anchors } from './addresses/anchors.ts';
import type { LinkTarget } from './addresses/links.ts';
import { toPlainText } from './toPlainText.ts';
import { toRichText } from './toRichText.ts';

/** A name, with a link if the contract has a safe URL for it. */
export interface NamedLink extends Partial<LinkTarget> {
  readonly name: string;
}

/**
 * Returns the link to the external documentation of a part of the contract.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#external-documentation-object
 */
export function toDocumentation(
  owner: JsonObject,
  anchors: Anchors,
): { readonly documentation?: NamedLink & LinkTarget } {
  const { url, description } = toObject(owner['externalDocs']);
  const target = toTarget(url, anchors);
  if (target === undefined) return {};
  // A link cannot contain another link.
  const name = toPlainText(toRichText(toText(description) ?? ''));
  return { documentation: { name: name === '' ? target.url : name, ...target } };
}

/** Returns the target of a URL, or `undefined` if the link is dead. */
export function toTarget(value: unknown, { links }: Anchors): LinkTarget | undefined {
  const url = toText(value);
  return url === undefined ? undefined : (links.toTarget(url, url) ?? undefined);
}
