import type { Problem } from '@apidoc/openapi';
import type { Contract } from '@apidoc/openapi/node';
import { toProblemTypes, toSharedTypeWarnings } from '../kinds/errors/problemTypes';
import type { Reference } from '../kinds/reference';
import { toDeadLinkWarnings } from '../model/deadLinks';

/**
 * Returns the warnings about a contract that only its pages show: links without a target, and errors whose type is also
 * that of others.
 *
 * @param site Address of the site, with its base URL.
 */
export function toPageWarnings(
  reference: Pick<Reference, 'deadLinks' | 'errors'>,
  contract: Pick<Contract, 'warnAt'>,
  site: string,
): readonly Problem[] {
  return [
    ...toDeadLinkWarnings(reference, contract),
    ...toSharedTypeWarnings(toProblemTypes(reference.errors, site), contract),
  ];
}
