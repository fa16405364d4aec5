import type { FileProblem } from '@reliure/openapi';
import type { Contract } from '@reliure/openapi/node';
import { toKindWarnings } from '../kinds/pages.ts';
import type { Reference } from '../kinds/reference.ts';
import { toDeadLinkWarnings } from '../model/deadLinks.ts';

/**
 * Returns the warnings about a contract that only its pages show: links without a target, and what its
 * kinds of pages find.
 *
 * @param site Address of the site, with its base URL.
 */
export function toPageWarnings(
  reference: Reference,
  contract: Pick<Contract, 'warnAt'>,
  site: string,
): readonly FileProblem[] {
  return [...toDeadLinkWarnings(reference, contract), ...toKindWarnings(reference, contract, site)];
}
