import type { CallServers } from '@reliure/browser';
import { callVariables } from '@reliure/samples';
import { toEnvironments } from './environments.ts';
import type { Server } from './servers.ts';

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
