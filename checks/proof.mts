// The last step of npm test: checks that the tests listed in e2e/README.md have run and passed.
import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import process from 'node:process';
import { readProofs } from './proof/readProofs';
import { readBrowserRuns, readUnitRuns, runFaults } from './proof/runFaults';

const read = (file: string): unknown => JSON.parse(readFileSync(`test-results/${file}`, 'utf8'));
const proofs = readProofs(readFileSync('e2e/README.md', 'utf8'));
const runs = [...readBrowserRuns(read('browser.json'), 'e2e'), ...readUnitRuns(read('unit.json'), resolve() + sep)];
const faults = runFaults(proofs, runs);
for (const fault of faults) console.error(fault);
console.log(`${proofs.length} rows of e2e/README.md, ${faults.length} of them not proved by this run.`);
process.exitCode = faults.length === 0 ? 0 : 1;
