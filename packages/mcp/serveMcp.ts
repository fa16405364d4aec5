import { createServer as createHttpServer, type Server } from 'node:http';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { setLanguage } from '@reliure/language';
import { createServer, type ServedSite } from './createServer.ts';
import { openSite } from './site/openSite.ts';
import { readApis } from './site/readApis.ts';
import { createSearch } from './tools/searchDocs.ts';

/** Reads what a built site documents, in its language. */
export async function readServedSite(location: string): Promise<ServedSite> {
  const files = await openSite(location);
  setLanguage(files.language);
  return { files, apis: await readApis(files), search: createSearch(files) };
}

/** Serves a built site to the program that started this one, over standard input and output, until it ends. */
export function serveOverStdio(site: ServedSite): void {
  serveStdio(() => createServer(site));
}

/**
 * Serves a built site over HTTP, to programs of this machine only.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports
 */
export async function serveOverHttp(site: ServedSite, port: number): Promise<Server> {
  const isLocalHost = localhostHostValidation();
  const isLocalOrigin = localhostOriginValidation();
  const handle = toNodeHandler(createMcpHandler(() => createServer(site)));
  const server = createHttpServer((request, response) => {
    if (isLocalHost(request, response) && isLocalOrigin(request, response)) void handle(request, response);
  });
  await new Promise<void>((listening, refuse) => {
    server.once('error', refuse);
    server.listen(port, '127.0.0.1', listening);
  });
  return server;
}
