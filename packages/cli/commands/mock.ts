import process from 'node:process';
import { readContract, startMockServer, writeBundle } from '@reliure/mock/node';
import { toOpenApi31 } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { localServer } from '@reliure/samples';
import type { Run } from '../command.ts';
import { findReference, readSite } from '../site.ts';
import { assertPortIsFree, readPort } from './port.ts';

/** Runs the mock server of a contract of a site until the process is stopped. */
export const mock: Run = async ({ site, options }) => {
  const { contract, overlays } = findReference(await readSite(site), options['reference']);
  const port = readPort(options['port'], Number(new URL(localServer.url).port));
  await assertPortIsFree(port);
  const document = await readContract(contract, overlays);
  const { origin, closed, stop } = await startMockServer(await writeBundle(document), { port, log: logProblems });
  console.log(`The mock server listens at ${origin} — stop it with Ctrl+C.`);
  logLosses(document);
  console.log(
    `Calls need the credentials that the contract asks for, with any value, as in "Authorization: Bearer ${localServer.secret}"; "Prefer: code=409, example=<name>" selects a response.`,
  );
  process.once('SIGTERM', stop);
  await closed;
  return false;
};

/** Logs what the mock server cannot do, because it reads no OpenAPI 3.2. */
function logLosses(document: JsonObject): void {
  const { losses } = toOpenApi31(document);
  if (losses.length === 0) return;
  console.log(`It reads the contract as OpenAPI 3.1, which lacks ${losses.join(', ')}.`);
}

/** Logs what is wrong with a request. */
function logProblems(output: string): void {
  for (const line of output.split('\n')) if (/ (?:warning|error|fatal) /.test(line)) console.log(line);
}
