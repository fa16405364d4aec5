import { dirname, join } from 'node:path';
import { loadContract } from '@apidoc/openapi/node';
import { loadChangelog } from '@apidoc/reference/node';
import { identity } from '../site/identity';

/** Builds the reference as the build does, from the same contract. */
export async function readReference({
  contract,
  changelog,
}: {
  readonly contract: string;
  readonly changelog?: { readonly page: string };
} = identity) {
  const { document } = await loadContract(contract);
  const { reference } = await loadChangelog(join(dirname(contract), 'versions'), document, changelog?.page ?? null);
  return reference;
}
