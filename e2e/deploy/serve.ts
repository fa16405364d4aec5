import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** A running `reliure serve`. */
export interface Server {
  readonly origin: string;
  readonly child: ChildProcess;
}

/** Serves a built site as `npm run serve` does, on a free port. @param options Those of `reliure serve`. */
export async function serve(options: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, ['packages/cli/bin/reliure.js', 'serve', '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/localhost:\d+/.exec(line.toString())?.[0];
  if (origin === undefined) throw new Error(`The server printed no address, but: ${line.toString()}`);
  return { origin, child };
}
