import { loadContract } from '@apidoc/openapi/node';
import { buildReference } from '@apidoc/reference';
import { identity } from '../site/identity';

/** The reference as the build made it, from the same contract. */
export async function readReference() {
  return buildReference(await loadContract(identity.contract));
}
