import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { readServedSite, serveOverHttp, serveOverStdio } from '@reliure/mcp/node';
import type { Run } from '../command.ts';
import { UsageError } from '../usageError.ts';
import { assertPortIsFree, readPort } from './port.ts';

/** Serves a built site to agents, over standard input and output, or over HTTP, until the process is stopped. */
export const mcp: Run = async ({ parameters: [location = 'build'], options }) => {
  const site = await readServedSite(location).catch((error: unknown) => {
    throw new UsageError(
      (error as Error).message,
      'Name the folder build/ of a site, or the address at which the site is served: reliure mcp <folder or address>',
    );
  });
  if (options['port'] === undefined) {
    serveOverStdio(site);
    await once(process.stdin, 'close');
    return true;
  }
  const port = readPort(options['port'], 0);
  await assertPortIsFree(port);
  const server = await serveOverHttp(site, port);
  console.log(`The MCP server listens at http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  await once(server, 'close');
  return true;
};
