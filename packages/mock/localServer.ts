import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Header that closes the connection after one request. On a busy machine, the server may close a reused connection while
 * the client is already sending the next request on it.
 */
export const singleConnection = { connection: 'close' };

/** A request as it was received. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The response to a request. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A running local server. */
export interface LocalServer {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Starts a server. If `respond` fails, the response has the status 599 and the error as its text.
 *
 * @param wantedPort 0 for a free port.
 */
export async function startLocalServer(
  respond: (received: ReceivedRequest) => Promise<RawResponse>,
  wantedPort = 0,
): Promise<LocalServer> {
  const server = createServer((message, response) => {
    readRequest(message)
      .then(respond)
      .then(({ status, headers, body }) => {
        const isBodyless = message.method === 'HEAD';
        response.writeHead(status, { ...headers, ...singleConnection }).end(isBodyless ? undefined : body);
      })
      .catch((error: unknown) => {
        response.writeHead(599).end(String(error));
      });
  });
  await new Promise<void>((done) => server.listen(wantedPort, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Forwards a request to another server and returns the response. */
export function forward(origin: string, { method, url, headers, body }: ReceivedRequest): Promise<RawResponse> {
  return new Promise((done, fail) => {
    const sent = request(origin + url, { method, headers: { ...headers, ...singleConnection } }, (response) => {
      readBody(response).then((content) => {
        done({ status: response.statusCode ?? 502, headers: response.headers, body: content });
      }, fail);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

async function readRequest(message: IncomingMessage): Promise<ReceivedRequest> {
  const { method = '', url = '', headers } = message;
  return { method, url, headers, body: await readBody(message) };
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await message.toArray()) as Buffer[]);
}
