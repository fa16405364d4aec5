import { slugify } from '@apidoc/openapi';
import { createAnchors, toPlainText } from '@apidoc/richtext';
import { toBaseUrl } from '@apidoc/samples';
import type { Server } from './servers';

/** A server as the tools for trying an API keep it: a name, and the address that every request begins with. */
export interface Environment {
  readonly slug: string;
  readonly name: string;
  /** As in the samples: without a slash at the end, variables at their default values. */
  readonly baseUrl: string;
}

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
    const baseUrl = toBaseUrl(url, new Map(variables.map(({ name, default: value }) => [name, value])));
    const [sentence = ''] = toPlainText(description ?? []).split(/[.!?](?=\s|$)|\n/);
    const name = sentence.trim() === '' ? baseUrl : sentence.trim();
    return { slug: anchors.take(null, slugify(name) || 'serveur'), name, baseUrl };
  });
}
