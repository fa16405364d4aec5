import { collectReferences, toContractParts } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { collectContractOperations } from './shape/operations.ts';
import type { Direction } from '../types.ts';

/**
 * Returns the direction of a component’s data; `null` if no operation uses the component. A security scheme is always
 * sent.
 */
export type DirectionOf = (section: string, name: string) => Direction | null;

/** Finds the components that operations use, directly or indirectly, in what they send and in what they receive. */
export function toDirections(document: JsonObject, resolve: Resolve): DirectionOf {
  const { reachableFrom } = toContractParts(document);
  const uses = collectContractOperations(document, resolve).map(({ pathItem, operation, isCalledByApi }) => {
    const { parameters, requestBody, responses } = operation;
    const request = collectReferences([pathItem['parameters'], parameters, requestBody]);
    const response = collectReferences(responses);
    return isCalledByApi ? { sent: response, received: request } : { sent: request, received: response };
  });
  const names = (references: readonly string[]) =>
    new Set([...reachableFrom(references)].map(({ path }) => path.slice(1).join('/')));
  const isSent = names(uses.flatMap(({ sent }) => sent));
  const isReceived = names(uses.flatMap(({ received }) => received));
  return (section, name) => {
    if (section === 'securitySchemes') return 'sent';
    const key = `${section}/${name}`;
    if (isSent.has(key)) return isReceived.has(key) ? 'both' : 'sent';
    return isReceived.has(key) ? 'received' : null;
  };
}
