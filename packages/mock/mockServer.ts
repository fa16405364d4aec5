import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** A running mock server. */
export interface MockServer {
  readonly origin: string;
  /** @throws Error when the server had already exited by itself. */
  readonly stop: () => void;
}

/**
 * Header that closes the connection after one request. On a busy machine, the server may close a reused connection while
 * the client is already sending the next request on it.
 */
export const singleConnection = { connection: 'close' };

/**
 * Starts the mock server on a port chosen by the system, and waits until it listens.
 *
 * @throws Error with the server’s output when it ended, or did not listen in time.
 */
export async function startMockServer(bundleFile: string): Promise<MockServer> {
  const server = spawn(resolve('node_modules/.bin/prism'), ['mock', '--port', '0', bundleFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  server.stderr.setEncoding('utf8').on('data', (data: string) => {
    errorOutput += data;
  });
  const closed = new Promise((done) => server.once('close', done));
  const origin = await readOrigin(server);
  if (origin === null) {
    const reason = exitReason(server) ?? 'timed out';
    server.kill();
    await closed;
    throw new Error(`The mock server did not start (${reason}): ${errorOutput}`);
  }
  return {
    origin,
    stop: () => {
      const reason = exitReason(server);
      if (reason !== null) throw new Error(`The mock server exited unexpectedly (${reason}): ${errorOutput}`);
      server.kill();
    },
  };
}

/** Returns the URL that the server prints once it listens; `null` if it ends before, or after 40 s. */
function readOrigin(server: ChildProcessByStdio<null, Readable, Readable>): Promise<string | null> {
  return new Promise((done) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (data: string) => {
      // Later output about each request is read, so that the pipe does not fill, and discarded.
      output = output.slice(-100) + data;
      const [, origin] = /listening on (http:\/\/\S+)\n/.exec(output) ?? [];
      if (origin !== undefined) done(origin);
    });
    server.once('close', () => done(null));
    setTimeout(() => done(null), 40_000).unref();
  });
}

/** Returns how a process ended; `null` while it runs. */
function exitReason({ signalCode, exitCode }: ChildProcess): string | number | null {
  return signalCode ?? exitCode;
}
