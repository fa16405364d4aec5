import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A response, as sent over the network. */
export interface SentResponse {
  readonly path: string;
  readonly type: string;
  /** Size of head and body. */
  readonly bytes: number;
}

/** Serves a built site and records all responses, whether to a page, a worker or a prefetch. */
export interface SiteServer {
  readonly origin: string;
  /** Returns the responses since the last call. */
  readonly takeResponses: () => readonly SentResponse[];
  /**
   * Returns the time of the last request or response, in milliseconds since the epoch; the current time while a request
   * is pending.
   */
  readonly lastActivity: () => number;
  readonly close: () => void;
}

interface File {
  readonly type: string;
  readonly body: Buffer;
  readonly encoding: 'br' | null;
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Serves a folder as a good static host does: precompressed with Brotli at the highest quality, and with files that
 * have a hash in their name cached indefinitely.
 */
export async function startServer(folder: string): Promise<SiteServer> {
  const files = new Map<string, Promise<File>>();
  const responses: SentResponse[] = [];
  let open = 0;
  let last = Date.now();

  const load = (name: string): Promise<File> => {
    const file = files.get(name) ?? readFile(name);
    files.set(name, file);
    return file;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURI((request.url ?? '/').replace(/[?#].*$/, ''));
    const found = findFile(folder, path);
    const file = await load(found ?? join(folder, '404.html'));
    const isHashed = /[.-][\w-]{8,}\.\w+$/.test(path);
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('ETag', file.etag);
    if (found !== null && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(found === null ? 404 : 200, {
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      ...(file.encoding !== null && { 'Content-Encoding': file.encoding, Vary: 'Accept-Encoding' }),
    });
    response.end(file.body);
  };

  const server = createServer((request, response) => {
    const before = request.socket.bytesWritten;
    open += 1;
    response.on('close', () => {
      open -= 1;
      last = Date.now();
      const type = String(response.getHeader('Content-Type') ?? '');
      responses.push({ path: request.url ?? '', type, bytes: request.socket.bytesWritten - before });
    });
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    takeResponses: () => responses.splice(0),
    lastActivity: () => (open > 0 ? Date.now() : last),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Finds the file for an address without `.html` or `index.html`, as static hosts do. */
function findFile(folder: string, path: string): string | null {
  const name = join(folder, path);
  const candidates = [name, `${name.replace(/\/$/, '')}.html`, join(name, 'index.html')];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile()) ?? null;
}

async function readFile(name: string): Promise<File> {
  const content = existsSync(name) ? readFileSync(name) : Buffer.from('Not found');
  const body = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const isSmaller = body.length < content.length;
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    body: isSmaller ? body : content,
    encoding: isSmaller ? 'br' : null,
    etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
  };
}
