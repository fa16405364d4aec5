// Applies the house rules of redocly.yaml to this site’s contract.
import process from 'node:process';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { identity } from '../identity';

const config = await loadConfig({ configPath: 'redocly.yaml' });
const problems = await lint({ ref: identity.contract, config });
if (problems.length > 0) {
  formatProblems(problems, {
    format: 'codeframe',
    totals: getTotals(problems),
    version: '',
    cwd: process.cwd(),
    maxProblems: 200,
  });
  process.exitCode = 1;
}
