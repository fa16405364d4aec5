import type { CallServers } from '@apidoc/browser';
import { callVariables } from '@apidoc/samples';
import { toEnvironments } from './environments';
import type { Server } from './servers';

/** Returns the servers from which visitors choose: those of the contract, then the local one. */
export function toCallServers(servers: readonly Server[]): CallServers {
  const [local, ...remote] = toEnvironments(servers).map(({ name, baseUrl, secret }) => ({
    name,
    url: baseUrl,
    ...(secret !== undefined && { token: secret }),
  }));
  const { base, token } = callVariables;
  return { servers: [...remote, ...(local === undefined ? [] : [local])], variables: { base, token } };
}
