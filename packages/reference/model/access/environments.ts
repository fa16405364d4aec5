import { createSlugs, slugify, toTextSlug } from '@reliure/openapi';
import { toPlainText, toShortTitle } from '@reliure/richtext';
import { localServer, toBaseUrl } from '@reliure/samples';
import { texts } from '../../texts/index.ts';
import type { Server } from './servers.ts';

/** A server, as API clients store it: a name, and the URL that every request starts with. */
export interface Environment {
  readonly slug: string;
  readonly name: string;
  /** URL without a trailing slash, with variables at their default values, as in the samples. */
  readonly baseUrl: string;
  /** The value of every secret, if it is known: that of the local server. */
  readonly secret?: string;
}

/** The default server of a contract without servers: `/`. @see https://spec.openapis.org/oas/v3.1.0#openapi-object */
const standard: Server = { url: '/', variables: [] };

/**
 * Returns the environment of the local server, then at least one of the contract. Its name is that of the server, or else the
 * first sentence of the server’s description.
 *
 * @example a server described as « Production. Données réelles. » becomes the environment « Production »
 */
export function toEnvironments(servers: readonly Server[]): readonly Environment[] {
  const claim = createSlugs();
  const { name: localName, url: localUrl, secret } = localServer;
  const local = { slug: claim(slugify(localName)), name: localName, baseUrl: localUrl, secret };
  const remote = (servers.length === 0 ? [standard] : servers).map(({ url, name: ownName, description, variables }) => {
    const baseUrl = toBaseUrl(url, new Map(variables.map(({ name, default: value }) => [name, value])));
    const [sentence = ''] = toPlainText(description ?? []).split(/[.!?](?=\s|$)|\n/);
    const title = [ownName ?? '', sentence].map((text) => text.trim()).find((text) => text !== '') ?? baseUrl;
    const name = toShortTitle(title) ?? title;
    return { slug: claim(toTextSlug(name, texts().slugs.unnamedServer)), name, baseUrl };
  });
  return [local, ...remote];
}
