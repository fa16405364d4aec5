import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { singleConnection } from './mockServer';

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

/** Starts a server on a free port. If `respond` fails, the response has the status 599 and the error as its text. */
export async function startLocalServer(
  respond: (received: ReceivedRequest) => Promise<RawResponse>,
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
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
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
