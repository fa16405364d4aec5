import { toObject, toText, type JsonObject } from '../contract/json';
import { isSafeUrl } from './richText';
import type { NamedLink } from './types';

/**
 * Where more is told of a part of the contract, elsewhere on the web.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#external-documentation-object
 */
export function toDocumentation(owner: JsonObject): { readonly documentation?: Required<NamedLink> } {
  const { url, description } = toObject(owner['externalDocs']);
  const address = toSafeUrl(url);
  return address === undefined ? {} : { documentation: { name: toText(description) ?? address, url: address } };
}

/** A link that a click could turn into code is left out. */
export function toSafeUrl(value: unknown): string | undefined {
  const url = toText(value);
  return url !== undefined && isSafeUrl(url) ? url : undefined;
}
