import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/** A running mock server. */
export interface MockServer {
  readonly origin: string;
  /** @throws Error when the server had already ended by itself. */
  readonly stop: () => void;
}

/** Starts the mock server on a free port and waits until it answers. */
export async function startMockServer(bundleFile: string): Promise<MockServer> {
  const port = await freePort();
  const server = spawn(
    resolve('node_modules/.bin/prism'),
    ['mock', '--port', String(port), '--verboseLevel', 'warn', bundleFile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  await answering(origin);
  return {
    origin,
    stop: () => {
      const reason = server.signalCode ?? server.exitCode;
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

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The mock server did not start.');
}
