import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { singleConnection } from '@apidoc/mock/node';
import { append } from '@apidoc/openapi';

/** A request as it arrived. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query below the address that the sample was given. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the recorder answers a sample with. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One call of one sample. */
export interface RecordedCall {
  readonly received: ReceivedRequest;
  readonly status: number;
}

/** A server that answers samples and keeps what they sent. */
export interface Recorder {
  /** The address that a sample is given instead of the API’s. */
  readonly address: (language: string, id: string) => string;
  readonly calls: (language: string, id: string) => readonly RecordedCall[];
  readonly stop: () => void;
}

/** Starts a recorder on a free port; `answer` decides what each call gets. */
export async function startRecorder(
  answer: (received: ReceivedRequest, language: string, id: string) => Promise<GivenAnswer>,
): Promise<Recorder> {
  const calls = new Map<string, RecordedCall[]>();
  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const [, language = '', id = '', rest = ''] = /^\/([^/]*)\/([^/?]*)(.*)$/.exec(message.url ?? '') ?? [];
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const received: ReceivedRequest = {
      method: message.method ?? '',
      url: rest,
      headers: message.headers,
      body: Buffer.concat(chunks),
    };
    const { status, headers, body } = await answer(received, language, id);
    const key = `${language} ${id}`;
    append(calls, key, { received, status });
    response.writeHead(status, { ...headers, ...singleConnection }).end(message.method === 'HEAD' ? undefined : body);
  };
  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: (language, id) => `http://127.0.0.1:${String(port)}/${language}/${id}`,
    calls: (language, id) => calls.get(`${language} ${id}`) ?? [],
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
