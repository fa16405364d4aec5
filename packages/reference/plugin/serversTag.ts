import type { HtmlTagObject } from '@docusaurus/types';
import type { Servers } from '@apidoc/browser';
import { callVariables } from '@apidoc/samples';
import { toEnvironments } from '../model/access/environments';
import type { Server } from '../model/access/servers';

/** Returns the tag from which the page script reads the servers of calls: those of the contract, then the local one. */
export function toServersTag(servers: readonly Server[]): HtmlTagObject {
  const [local, ...remote] = toEnvironments(servers);
  const { base, token } = callVariables;
  const content: Servers = {
    servers: [...remote, local].flatMap((environment) => {
      if (environment === undefined) return [];
      const { name, baseUrl, secret } = environment;
      return [{ name, url: baseUrl, ...(secret !== undefined && { token: secret }) }];
    }),
    variables: { base, token },
  };
  return { tagName: 'meta', attributes: { name: 'servers', content: JSON.stringify(content) } };
}
