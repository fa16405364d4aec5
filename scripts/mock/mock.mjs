// npm run mock: runs a local server that responds to every operation with the contract’s examples.
import { connect } from 'node:net';
import process from 'node:process';
import { readArguments, siteOption } from '../commandLine.mjs';
import { ensureInstalled } from '../install.mjs';

const { values } = readArguments(siteOption, '[PORT=4010] npm run mock -- [--site <folder>]');
ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
const { localServer, startMock } = await tsImport('./mockSite.mts', import.meta.url);
const port = process.env.PORT ?? new URL(localServer.url).port;
if (await accepts()) {
  console.error(`Port ${port} is in use. Choose another one, for instance: PORT=4020 npm run mock`);
  process.exit(1);
}
const { origin, closed } = await startMock(values.site, { port: Number(port), log: logProblems });
console.log(`The mock server listens at ${origin} — stop it with Ctrl+C.`);
console.log(
  `Calls need the header "Authorization: Bearer ${localServer.secret}", with any token; "Prefer: code=409, example=<name>" selects a response.`,
);
await closed;
process.exit(1);

/**
 * Logs what is wrong with a request.
 *
 * @param {string} output
 */
function logProblems(output) {
  for (const line of output.split('\n')) if (/ (?:warning|error|fatal) /.test(line)) console.log(line);
}

/** @returns {Promise<boolean>} Whether something listens on the port. */
function accepts() {
  return new Promise((done) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });
}
