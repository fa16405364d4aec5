import { isObject, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { mappings } from '@apidoc/schema';
import type { KeywordChange } from './bounds';

/**
 * Forms of a choice that are named otherwise: by another field, or by another value of it. A form that comes or goes is
 * told as such, with its name.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function compareDiscriminators(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  const [old, now] = [before['discriminator'], after['discriminator']];
  if (!isObject(old) || !isObject(now)) return [];
  const [was, is] = [namings(old), namings(now)];
  const lost = without(was, is);
  if (lost.length === 0) return [];
  const gained = without(is, was);
  return [
    {
      kind: 'rule-changed',
      before: `discriminator: ${lost.join(', ')}`,
      ...(gained.length > 0 && { after: `discriminator: ${gained.join(', ')}` }),
    },
  ];
}

/** What is named, and how. The field itself, which is there without a mapping too, has no target. */
type Naming = readonly [name: string, target: string];

function namings(discriminator: JsonObject): readonly Naming[] {
  return [[toText(discriminator['propertyName']) ?? '', ''], ...mappings(discriminator)];
}

/** Names on one side that the other does not have for what both sides name. */
function without(own: readonly Naming[], others: readonly Naming[]): readonly string[] {
  return own.flatMap(([name, target]) => {
    const names = others.filter(([, named]) => named === target).map(([other]) => other);
    return names.length === 0 || names.includes(name) ? [] : [name];
  });
}
