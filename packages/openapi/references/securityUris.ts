import { isObject, member, members, nestedObjects, toArray, type JsonObject } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
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
