import { collectReferences, member, members, toContractParts } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { collectContractOperations } from './operations';
import type { Direction } from '../types';

/** Returns the direction of a component’s data; `null` if no operation uses the component. */
export type DirectionOf = (section: string, name: string) => Direction | null;

/** Finds the components that operations use, directly or indirectly, in what they send and in what they receive. */
export function toDirections(document: JsonObject, resolve: Resolve): DirectionOf {
  const { reachableFrom } = toContractParts(document);
  const sent: string[] = [];
  const received: string[] = [];
  for (const { pathItem, operation, isCalledByApi } of collectContractOperations(document, resolve)) {
    const calls = [pathItem['parameters'], operation['parameters'], operation['requestBody']];
    (isCalledByApi ? received : sent).push(...collectReferences(calls));
    (isCalledByApi ? sent : received).push(...collectReferences(operation['responses']));
  }
  const names = (references: readonly string[]) =>
    new Set([...reachableFrom(references)].map(({ path }) => path.slice(1).join('/')));
  const [isSent, isReceived] = [names(sent), names(received)];
  const schemes = new Set(members(member(document['components'], 'securitySchemes')).map(([name]) => name));
  return (section, name) => {
    if (section === 'securitySchemes' && schemes.has(name)) return 'sent';
    const key = `${section}/${name}`;
    if (isSent.has(key)) return isReceived.has(key) ? 'both' : 'sent';
    return isReceived.has(key) ? 'received' : null;
  };
}
