import process from 'node:process';
import { readContract, startMockServer, writeBundle } from '@reliure/mock/node';
import { localServer } from '@reliure/samples';
import type { Run } from '../command.ts';
import { findReference, readSite } from '../site.ts';
import { assertPortIsFree, readPort } from './port.ts';

/** Runs the mock server of a contract of a site until the process is stopped. */
export const mock: Run = async ({ site, options }) => {
  const { contract } = findReference(await readSite(site), options['reference']);
  const port = readPort(options['port'], Number(new URL(localServer.url).port));
  await assertPortIsFree(port);
  const { origin, closed, stop } = await startMockServer(await writeBundle(await readContract(contract)), {
    port,
    log: logProblems,
  });
  console.log(`The mock server listens at ${origin} — stop it with Ctrl+C.`);
  console.log(
    `Calls need the credentials that the contract asks for, with any value, as in "Authorization: Bearer ${localServer.secret}"; "Prefer: code=409, example=<name>" selects a response.`,
  );
  process.once('SIGTERM', stop);
  await closed;
  return false;
};

/** Logs what is wrong with a request. */
function logProblems(output: string): void {
  for (const line of output.split('\n')) if (/ (?:warning|error|fatal) /.test(line)) console.log(line);
}
