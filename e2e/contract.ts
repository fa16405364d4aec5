import { dirname, join } from 'node:path';
import { loadContract } from '@apidoc/openapi/node';
import type { Reference } from '@apidoc/reference';
import { loadChangelog } from '@apidoc/reference/node';
import { identity } from '../site/identity';
import { test } from './test';

interface Site {
  readonly contract: string;
  readonly changelog?: { readonly page: string };
}

const references = new Map<string, Promise<Reference>>();

/** Builds the reference as the build does, from the same contract: once in each worker, which takes a while. */
export function readReference(site: Site = identity): Promise<Reference> {
  test.slow();
  const known = references.get(site.contract) ?? build(site);
  references.set(site.contract, known);
  return known;
}

async function build({ contract, changelog }: Site): Promise<Reference> {
  const { document } = await loadContract(contract);
  const { reference } = await loadChangelog(join(dirname(contract), 'versions'), document, changelog?.page ?? null);
  return reference;
}
