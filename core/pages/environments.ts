import { createAnchors } from './anchors';
import { slugify } from '../contract/slug';
import { toPlainText } from './richText';
import type { Server } from './types';

/** A server as the tools for trying an API keep it: a name, and the address that every request begins with. */
export interface Environment {
  readonly slug: string;
  readonly name: string;
  /** Without a slash at the end; variables have their default values. */
  readonly baseUrl: string;
}

/** What a relative address is taken to stand on. @see https://www.rfc-editor.org/rfc/rfc2606 */
const nobody = 'https://api.example.com';

/** @see https://spec.openapis.org/oas/v3.1.0#openapi-object A contract that names no server stands on `/`. */
const standard: Server = { url: '/', variables: [] };

/**
 * At least one.
 *
 * @example a server described as « Production. Données réelles. » becomes the environment « Production »
 */
export function toEnvironments(servers: readonly Server[]): readonly Environment[] {
  const anchors = createAnchors();
  return (servers.length === 0 ? [standard] : servers).map(({ url, description, variables }) => {
    const address = variables.reduce((text, { name, default: value }) => text.replaceAll(`{${name}}`, value), url);
    const baseUrl = (URL.canParse(address) ? address : nobody + address.replace(/^\/*/, '/')).replace(/\/+$/, '');
    const [sentence = ''] = toPlainText(description ?? []).split(/[.\n]/);
    const name = sentence.trim() === '' ? baseUrl : sentence.trim();
    return { slug: anchors.take(null, slugify(name) || 'serveur'), name, baseUrl };
  });
}
