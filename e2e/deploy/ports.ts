import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a port on which no server listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until a server responds to an address. */
export async function untilAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(address).catch(() => null)) !== null) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`No server answers at ${address}.`);
}
