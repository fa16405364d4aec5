// npm run serve: serves the built site as a static host would, with the headers that nginx sends.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import { extname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { tsImport } from 'tsx/esm/api';
import { readArguments, siteOption } from './commandLine.mjs';

/** Media types of text files for machines. Without a character set, clients may misread the accents. */
const textTypes = { '.md': 'text/markdown', '.txt': 'text/plain', '.yaml': 'application/yaml' };

/** Reads the port from PORT; 3000 by default. Exits with a message if it is not a port number. */
export function readPort() {
  const text = process.env.PORT ?? '3000';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  console.error(`PORT must be a number from 0 to 65535, not "${text}".`);
  process.exit(1);
}

/** Exits with a message if another program listens on the port. */
export async function assertPortIsFree(port) {
  await new Promise((free) => {
    const probe = createSocket();
    probe.once('error', (error) => reportListenError(error, port));
    probe.listen(port, () => probe.close(free));
  });
}

function reportListenError(error, port) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the program that listens there, or choose another port: PORT=${port + 1} npm start`
      : `Port ${port} cannot be used: ${error.message}. Choose another one with PORT.`,
  );
  process.exit(1);
}

/**
 * Serves a built site until the process is stopped.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.site] Folder of the site’s sources.
 * @param {string} [options.folder] Folder of the built site.
 * @param {string} [options.baseUrl] The base URL with which it was built.
 */
export async function serve({ port, site = 'site', folder = join(site, 'build'), baseUrl }) {
  const root = resolve(folder);
  if (!existsSync(join(root, 'index.html'))) {
    console.error(`There is no built site in ${folder}. Build it first: npm run build -- --site ${site}`);
    process.exit(1);
  }
  const { readIdentity } = await tsImport('./site.mts', import.meta.url);
  const identity = await readIdentity(site);
  const base = baseUrl ?? identity.baseUrl;
  const headers = await createHeaders(root, identity.policy);
  const redirection = await createRedirection(base);
  const files = sirv(root, {
    extensions: ['html'],
    // Reads files from disk at each request, so that a new build is served without a restart.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      const type = textTypes[extname(path)];
      if (type !== undefined) response.setHeader('Content-Type', `${type}; charset=utf-8`);
      const isHashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : readFileSync(join(root, '404.html')));
    };
    for (const [name, value] of headers()) response.setHeader(name, value);
    const target = redirection(url);
    if (target !== null) {
      response.writeHead(301, { Location: target });
      response.end();
      return;
    }
    if (!url.startsWith(base)) {
      answerNotFound();
      return;
    }
    request.url = url.slice(base.length - 1);
    files(request, response, answerNotFound);
  });
  server.on('error', (error) => reportListenError(error, port));
  server.listen(port, () => console.log(`\nThe site is at http://localhost:${server.address().port}${base}`));
  return server;
}

/** Returns a function that returns the address to redirect to, or `null`. Each page has a single address. */
async function createRedirection(base) {
  const { normalizePathname } = await tsImport('@reliure/browser/urls', import.meta.url);
  return (url) => {
    const [path = '', ...query] = url.split('?');
    const target = normalizePathname(path, base);
    // Browsers read a backslash as a slash: what follows would be another host.
    return target === path || target.includes('\\') ? null : [target, ...query].join('?');
  };
}

/** Returns a function that reads the headers again after a new build, whose pages may have other inline scripts. */
async function createHeaders(root, policy) {
  const { readHeaders } = await tsImport('@reliure/publish/server', import.meta.url);
  const page = join(root, 'index.html');
  let known = { headers: readHeaders(root, policy), time: statSync(page).mtimeMs };
  return () => {
    const time = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? known.time;
    if (time !== known.time) known = { headers: readHeaders(root, policy), time };
    return known.headers;
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = readArguments(siteOption, 'npm run serve -- [folder [base URL]] [--site <folder>]');
  const [folder, baseUrl] = positionals;
  await serve({ port: readPort(), site: values.site, folder, baseUrl });
}
