// npm run mock: a local server that answers every operation with the contract’s examples.
import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
const { writeBundle } = await import('tsx/esm/api').then(({ tsImport }) =>
  tsImport('./contract/bundle.ts', import.meta.url),
);
const file = await writeBundle();
const port = process.env.PORT ?? '4010';
console.log(`The mock server answers at http://127.0.0.1:${port} — stop it with Ctrl+C.`);
console.log(
  'It asks for the header "Authorization: Bearer demo"; "Prefer: code=409, example=doublon" chooses an answer.',
);
const { ok } = await run(['prism', 'mock', '--port', port, '--verboseLevel', 'warn', file]);
process.exit(ok ? 0 : 1);
