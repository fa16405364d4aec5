import { loadContract } from '@apidoc/openapi/node';
import { buildReference } from '@apidoc/reference';
import { identity } from '../site/identity';

/** Builds the reference as the build does, from the same contract. */
export async function readReference({ contract }: { readonly contract: string } = identity) {
  return buildReference(await loadContract(contract));
}
