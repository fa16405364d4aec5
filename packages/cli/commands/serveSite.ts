import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { normalizePathname } from '@reliure/browser/urls';
import type { Identity } from '@reliure/preset';
import { apiCatalogType, prefersMarkdown, readHeaders } from '@reliure/publish/server';
import { apiCatalogPath } from '@reliure/richtext';
import type { Site } from '../site.ts';
import { UsageError } from '../usageError.ts';
import { hasMarkdownVersion, toLinkHeader } from './markdownVersions.ts';
import { toPortError } from './port.ts';

/** Media types of text files for machines. Without a character set, clients may misread the accents. */
const textTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.yaml': 'application/yaml',
};

interface Options {
  readonly port: number;
  /** Folder of the built site. */
  readonly folder?: string;
  /** The base URL with which it was built. */
  readonly baseUrl?: string;
}

/**
 * Serves a built site as a static host would, with the headers that nginx sends.
 *
 * @returns The server, once it listens.
 * @throws UsageError if the site is not built, or if the port cannot be used.
 */
export async function serveSite(
  { folder: siteFolder, identity }: Site,
  { port, folder = join(siteFolder, 'build'), baseUrl = identity.baseUrl }: Options,
): Promise<Server> {
  const root = resolve(folder);
  assertBuilt(root, folder);
  const headers = createHeaders(root, identity.policy);
  const pages = serveFiles(root, 'html');
  const markdownVersions = serveFiles(root, 'md');
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const answerNotFound = (): void => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : readFileSync(join(root, '404.html')));
    };
    for (const [name, value] of headers()) response.setHeader(name, value);
    const target = toRedirection(url, baseUrl);
    if (target !== null) {
      response.writeHead(301, { Location: target });
      response.end();
      return;
    }
    if (!url.startsWith(baseUrl)) {
      answerNotFound();
      return;
    }
    request.url = url.slice(baseUrl.length - 1);
    if (request.url === apiCatalogPath) response.setHeader('Link', `<${apiCatalogPath}>; rel="api-catalog"`);
    if (!hasMarkdownVersion(root, request.url)) {
      pages(request, response, answerNotFound);
      return;
    }
    response.setHeader('Vary', 'Accept');
    response.setHeader('Link', toLinkHeader(url, baseUrl));
    (prefersMarkdown(request.headers.accept ?? '') ? markdownVersions : pages)(request, response, answerNotFound);
  });
  // As nginx: a client that pauses for some seconds would send its next request on a connection that is being closed.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((listening, refuse) => {
    server.once('error', (error) => {
      refuse(toPortError(error, port));
    });
    server.listen(port, listening);
  });
  // A server that listens on a port has an address.
  console.log(`\nThe site is at http://localhost:${(server.address() as AddressInfo).port}${baseUrl}`);
  return server;
}

/** Serves files; an address without an extension is that of the file with the given one. */
function serveFiles(root: string, extension: 'html' | 'md') {
  return sirv(root, {
    extensions: [extension],
    // Reads files from disk at each request, so that a new build is served without a restart.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      const type = textTypes[extname(path) === '' ? `.${extension}` : extname(path)];
      if (path === apiCatalogPath) response.setHeader('Content-Type', apiCatalogType);
      else if (type !== undefined) response.setHeader('Content-Type', `${type}; charset=utf-8`);
      const isHashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (response.hasHeader('Link')) response.setHeader('Vary', 'Accept, Accept-Encoding');
    },
  });
}

/** @throws UsageError if a folder contains no built site. */
export function assertBuilt(root: string, name: string): void {
  if (existsSync(join(root, 'index.html'))) return;
  throw new UsageError(`There is no built site in ${name}.`, 'Build it first: reliure build');
}

/** Returns the address to redirect to, or `null`. Each page has a single address. */
function toRedirection(url: string, base: string): string | null {
  const [path = '', ...query] = url.split('?');
  const target = normalizePathname(path, base);
  // Browsers read a backslash as a slash: what follows would be another host.
  return target === path || target.includes('\\') ? null : [target, ...query].join('?');
}

/** Returns a function that reads the headers again after a new build, whose pages may have other inline scripts. */
function createHeaders(root: string, policy: Identity['policy']): () => ReturnType<typeof readHeaders> {
  const page = join(root, 'index.html');
  let known = { headers: readHeaders(root, policy), time: statSync(page).mtimeMs };
  return () => {
    const time = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? known.time;
    if (time !== known.time) known = { headers: readHeaders(root, policy), time };
    return known.headers;
  };
}
