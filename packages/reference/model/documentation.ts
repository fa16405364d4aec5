import { toObject, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { toPlainText, toRichText } from '@apidoc/richtext';
import type { Anchors, LinkTarget } from '@apidoc/richtext';

/** A name that leads somewhere if the contract gives a safe address. */
export interface NamedLink extends Partial<LinkTarget> {
  readonly name: string;
}

/**
 * Where more is told of a part of the contract, elsewhere on the web.
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
  // The words of a link hold no link.
  const name = toPlainText(toRichText(toText(description) ?? ''));
  return { documentation: { name: name === '' ? target.url : name, ...target } };
}

/** A link that leads nowhere is left out. */
export function toTarget(value: unknown, { links }: Anchors): LinkTarget | undefined {
  const url = toText(value);
  return url === undefined ? undefined : (links.toTarget(url, url) ?? undefined);
}
