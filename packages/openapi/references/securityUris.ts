import { isObject, member, members, nestedObjects, toArray, type JsonObject } from '../document/json.ts';
import { addMember, toOrderedObject } from '../document/memberOrder.ts';
import { rewrite, type WrittenObjects } from './asWritten.ts';

const prefix = '#/components/securitySchemes/';

/**
 * Returns the name of the security scheme that a requirement names, itself or by a reference to a component. A component
 * with the whole name comes first.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#security-requirement-object
 */
export function toSchemeName(written: string, schemes: unknown): string {
  const isReference = member(schemes, written) === undefined && written.startsWith(prefix);
  return isReference ? written.slice(prefix.length) : written;
}

/** Replaces references to security schemes in requirements by the names of these components. */
export function replaceSecurityUris(document: JsonObject, written: WrittenObjects): void {
  const schemes = member(document['components'], 'securitySchemes');
  for (const node of nestedObjects(document)) {
    for (const requirement of toArray(node['security'])) {
      const names = members(requirement);
      if (!isObject(requirement) || !names.some(([name]) => toSchemeName(name, schemes) !== name)) continue;
      const replaced = names.map(([name, scopes]) => [toSchemeName(name, schemes), scopes] as const);
      rewrite(requirement, toOrderedObject(replaced), written);
    }
  }
}

/**
 * Makes components of the security schemes of other documents that requirements of the root refer to.
 *
 * @param isFound Whether a reference leads to a file of the contract.
 * @see https://spec.openapis.org/oas/v3.2.0#security-requirement-object
 */
export function addReferencedSchemes(root: JsonObject, isFound: (reference: string) => boolean): void {
  const schemes: Record<string, unknown> = {};
  const declared = member(root['components'], 'securitySchemes');
  const names = new Map<string, string>();
  const nameOf = (written: string): string => {
    if (member(declared, written) !== undefined || !/^[^#].*[/#.]/.test(written) || !isFound(written)) return written;
    const isTaken = (own: string): boolean => member(schemes, own) !== undefined || member(declared, own) !== undefined;
    const name = names.get(written) ?? freeName(written, isTaken);
    names.set(written, name);
    schemes[name] = { $ref: written };
    return name;
  };
  for (const node of nestedObjects(root)) {
    for (const requirement of toArray(node['security'])) {
      const renamed = members(requirement).map(([name, scopes]) => [nameOf(name), scopes] as const);
      if (isObject(requirement) && renamed.some(([name]) => !Object.hasOwn(requirement, name)))
        rewrite(requirement, toOrderedObject(renamed), new Map());
    }
  }
  if (names.size === 0) return;
  const components = isObject(root['components']) ? root['components'] : {};
  addMember(root, 'components', components);
  addMember(components, 'securitySchemes', { ...(isObject(declared) && declared), ...schemes });
}

/** @example freeName('auth.yaml#/components/securitySchemes/key', () => false) // 'key' */
function freeName(reference: string, isTaken: (name: string) => boolean): string {
  const last =
    reference
      .replace(/\.(?:ya?ml|json)$/, '')
      .split(/[/#]/)
      .at(-1) ?? '';
  const name = last.replace(/[^\w.-]+/g, '-');
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(own)) return own;
  }
}
