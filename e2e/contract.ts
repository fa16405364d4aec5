import { loadContract } from '../core/contract/load';
import { buildReference } from '../core/pages/reference';
import { identity } from '../identity';

/** The reference as the build made it, from the same contract. */
export async function readReference() {
  return buildReference(await loadContract(identity.contract));
}
