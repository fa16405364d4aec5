import { member, type JsonObject } from '../document/json.ts';
import { toContractParts, type ContractPart, type ContractParts } from '../document/parts.ts';
import type { Child } from '../document/visitParts.ts';

/**
 * Notes which components a contract uses. Returns a function that returns those that it no longer uses after a change.
 * Components that were not used before are kept, with what they use.
 */
export function toUnusedComponents(document: JsonObject): () => readonly Child[] {
  const before = usedComponents(toContractParts(document), () => false);
  return () => {
    const parts = toContractParts(document);
    const after = usedComponents(parts, (name) => !before.has(name));
    return parts.all
      .filter(isComponent)
      .filter((part) => before.has(toName(part)) && !after.has(toName(part)))
      .flatMap(({ path: [, kind = '', key = ''], value }) => {
        const parent = member(document['components'], kind);
        return typeof parent === 'object' && parent !== null ? [{ parent, key, value }] : [];
      });
  };
}

/**
 * Returns the names of the components that are reached from the rest of the contract, and from some components.
 *
 * @param isRoot Whether a component counts as used from the start.
 */
function usedComponents({ all, reachableFrom }: ContractParts, isRoot: (name: string) => boolean): ReadonlySet<string> {
  const roots = all.filter((part) => !isComponent(part) || isRoot(toName(part)));
  return new Set([...reachableFrom(roots.flatMap(({ references }) => references))].filter(isComponent).map(toName));
}

/** Whether a part is a component. Security schemes do not count: requirements name them, without a reference. */
function isComponent({ path }: ContractPart): boolean {
  return path[0] === 'components' && path[1] !== 'securitySchemes';
}

function toName({ path }: ContractPart): string {
  return path.join('/');
}
