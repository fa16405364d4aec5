import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Returns a port on which no server listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until a server responds to an address with success. @param seconds How long at most. */
export async function untilAnswers(address: string, seconds = 10): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if ((await fetch(address).catch(() => null))?.ok === true) return;
    await setTimeout(100);
  }
  throw new Error(`No server answers at ${address}.`);
}
