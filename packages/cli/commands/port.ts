import { createServer } from 'node:net';
import process from 'node:process';
import { UsageError } from '../usageError.ts';

/** Reads the number of a port. @throws UsageError for a text that is not one. */
export function readPort(written: string | undefined, usual: number): number {
  const text = written ?? process.env['PORT'] ?? String(usual);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new UsageError(`"${text}" is not the number of a port.`, 'Write a number from 0 to 65535.');
}

/** @throws UsageError if another program listens on the port. */
export async function assertPortIsFree(port: number): Promise<void> {
  await new Promise<void>((free, refuse) => {
    const probe = createServer();
    probe.once('error', (error) => {
      refuse(toPortError(error, port));
    });
    probe.listen(port, () =>
      probe.close(() => {
        free();
      }),
    );
  });
}

/** Says why a server cannot listen on a port. */
export function toPortError(error: NodeJS.ErrnoException, port: number): UsageError {
  return error.code === 'EADDRINUSE'
    ? new UsageError(
        `Port ${port} is in use.`,
        `Stop the program that listens there, or choose another port: --port ${port + 1}, or PORT=${port + 1}.`,
      )
    : new UsageError(`Port ${port} cannot be used: ${error.message}.`, 'Choose another one: --port <number>.');
}
