import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { ProblemsError } from '@reliure/openapi';
import { toExactResponse } from './exactExamples.ts';
import { forward, startLocalServer } from './localServer.ts';

/** A running mock server. */
export interface MockServer {
  readonly origin: string;
  /** @throws Error when the server had already exited by itself. */
  readonly stop: () => void;
  /** Resolves when the server has exited. */
  readonly closed: Promise<unknown>;
}

interface Options {
  /** By default, the system chooses a free one. */
  readonly port?: number;
  /** Called with what the server prints about each request. */
  readonly log?: (output: string) => void;
}

/**
 * Starts the mock server, and waits until it listens: Prism, behind a server that writes examples as the contract does.
 *
 * @throws ProblemsError if Prism is not installed; Error with the server’s output when it ended, or did not listen in time.
 */
export async function startMockServer(bundleFile: string, { port, log }: Options = {}): Promise<MockServer> {
  const server = spawn(process.execPath, [findPrism(), 'mock', '--port', '0', bundleFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  server.stderr.setEncoding('utf8').on('data', (data: string) => {
    errorOutput += data;
  });
  const closed = new Promise((done) => server.once('close', done));
  const prism = await readOrigin(server, log);
  if (prism === null) {
    const reason = exitReason(server) ?? 'timed out';
    server.kill();
    await closed;
    throw new Error(`The mock server did not start (${reason}): ${errorOutput}`);
  }
  const front = await startLocalServer(
    async (received) => toExactResponse(await forward(prism.origin, received)),
    port,
  );
  return {
    origin: front.origin,
    closed,
    stop: () => {
      front.stop();
      const reason = exitReason(server);
      if (reason !== null) throw new Error(`The mock server exited unexpectedly (${reason}): ${errorOutput}`);
      server.kill();
    },
  };
}

/**
 * Returns Prism’s program. Only this server needs Prism, which is larger than all else that a site installs for itself.
 *
 * @throws ProblemsError if it is not installed.
 */
function findPrism(): string {
  try {
    return createRequire(import.meta.url).resolve('@stoplight/prism-cli');
  } catch (cause) {
    const message = 'The mock server needs @stoplight/prism-cli, which is not installed.';
    const remedy = 'Install it: npm install --save-dev @stoplight/prism-cli@5.14.2';
    throw new ProblemsError([{ file: 'package.json', message, remedy }], { cause });
  }
}

/**
 * Returns the URL that the server prints once it listens, or again when it has restarted; `null` if it ends before, or
 * after 40 s.
 */
function readOrigin(
  server: ChildProcessByStdio<null, Readable, Readable>,
  log?: Options['log'],
): Promise<{ readonly origin: string } | null> {
  return new Promise((done) => {
    let output = '';
    const prism = { origin: '' };
    server.stdout.setEncoding('utf8').on('data', (data: string) => {
      // Later output about each request is read, so that the pipe does not fill.
      output = output.slice(-100) + data;
      const [, origin] = /listening on (http:\/\/\S+)\n(?![^]*listening on)/.exec(output) ?? [];
      if (origin !== undefined) {
        prism.origin = origin;
        done(prism);
      }
      log?.(data);
    });
    server.once('close', () => done(null));
    setTimeout(() => done(null), 40_000).unref();
  });
}

/** Returns how a process ended; `null` while it runs. */
function exitReason({ signalCode, exitCode }: ChildProcess): string | number | null {
  return signalCode ?? exitCode;
}
