import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/** A running mock server. */
export interface MockServer {
  readonly origin: string;
  /** @throws Error when the server had already ended by itself. */
  readonly stop: () => void;
}

/**
 * Header of a request, or an answer, that has a connection of its own: on a busy machine, one that is kept can be closed by its server
 * while its client, which has not read of that yet, sends the next request on it.
 */
export const singleConnection = { connection: 'close' };

/**
 * Starts the mock server on a free port and waits until it answers.
 *
 * @throws Error with what the server said when it ended, or did not answer in time.
 */
export async function startMockServer(bundleFile: string): Promise<MockServer> {
  const port = await freePort();
  const server = spawn(
    resolve('node_modules/.bin/prism'),
    ['mock', '--port', String(port), '--verboseLevel', 'warn', bundleFile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (data: string) => {
    said += data;
  });
  const closed = new Promise((done) => server.once('close', done));
  const origin = `http://127.0.0.1:${String(port)}`;
  if (!(await answers(origin, server))) {
    const reason = endOf(server) ?? 'no answer';
    server.kill();
    await closed;
    throw new Error(`The mock server did not start (${reason}): ${said}`);
  }
  return {
    origin,
    stop: () => {
      const reason = endOf(server);
      if (reason !== null) throw new Error(`The mock server ended by itself (${reason}): ${said}`);
      server.kill();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Whether the server answers before it ends, within 40 s. */
async function answers(address: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 200 && endOf(server) === null; attempt += 1) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await new Promise((done) => setTimeout(done, 200));
  }
  return false;
}

/** How a process ended, `null` while it runs. */
function endOf({ signalCode, exitCode }: ChildProcess): string | number | null {
  return signalCode ?? exitCode;
}
