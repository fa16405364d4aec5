// Holds the scenarios to this site’s contract.
import { dirname, join } from 'node:path';
import process from 'node:process';
import { loadContract } from '../core/contract/load';
import { ContractError } from '../core/contract/problems';
import { buildReference } from '../core/pages/reference';
import { loadScenarios } from '../core/scenarios/load';
import { identity } from '../identity';
import { houseFaults } from './scenarios/houseRules';

const contract = await loadContract(identity.contract);
const reference = buildReference(contract);

try {
  await loadScenarios(join(dirname(identity.contract), 'scenarios'), contract.document, reference, houseFaults);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
