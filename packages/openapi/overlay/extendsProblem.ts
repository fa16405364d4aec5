import { dirname, resolve } from 'node:path';
import type { Document } from '@redocly/openapi-core';
import { decodeAddress } from '../document/decodeAddress.ts';
import { member, toText } from '../document/json.ts';
import type { PointerProblem } from '../problems/problem.ts';
import { toDisplayPath } from '../read/contractProblems.ts';

/**
 * Returns a problem if an overlay says that it extends another document than the contract that it is applied to. An
 * address can only be compared with the `$self` of the contract.
 *
 * @see https://spec.openapis.org/overlay/v1.1.0#overlay-object
 */
export function extendsProblem({ parsed, source }: Document, contract: Document): PointerProblem | null {
  const extended = toText(member(parsed, 'extends'))?.replace(/#.*$/s, '') ?? '';
  const self = toText(member(contract.parsed, '$self')) ?? '';
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(extended);
  const isSame = isAddress
    ? self === '' || extended === self
    : resolve(dirname(source.absoluteRef), decodeAddress(extended)) === contract.source.absoluteRef;
  if (extended === '' || isSame) return null;
  return {
    pointer: '#/extends',
    message: `The overlay extends \`${extended}\`, but is applied to \`${isAddress ? self : toDisplayPath(contract.source.absoluteRef)}\`.`,
    remedy: 'Correct `extends`, or remove the overlay from `overlays` in `identity.ts`.',
  };
}
