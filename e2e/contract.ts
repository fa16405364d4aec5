import { loadContract } from '../packages/openapi/read/load';
import { buildReference } from '../packages/reference/model/reference';
import { identity } from '../site/identity';

/** The reference as the build made it, from the same contract. */
export async function readReference() {
  return buildReference(await loadContract(identity.contract));
}
