// npm run check: everything that needs no browser.
import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { printTotals, runSteps } from './steps.mjs';

ensureInstalled();
const totals = await runSteps();
printTotals(totals);
process.exit(totals.failures.length === 0 ? 0 : 1);
