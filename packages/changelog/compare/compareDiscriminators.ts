import { isObject, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { mappings } from '@apidoc/schema';
import type { KeywordChange } from './bounds';

/**
 * Compares discriminators: variants that are selected by another property, or by another value of it. Variants that are
 * added or removed are reported elsewhere, by their names.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function compareDiscriminators(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  const [old, now] = [before['discriminator'], after['discriminator']];
  if (!isObject(old) || !isObject(now)) return [];
  const [was, is] = [toNamings(old), toNamings(now)];
  const oldNames = changedNames(was, is);
  if (oldNames.length === 0) return [];
  const newNames = changedNames(is, was);
  return [
    {
      kind: 'rule-changed',
      before: `discriminator: ${oldNames.join(', ')}`,
      ...(newNames.length > 0 && { after: `discriminator: ${newNames.join(', ')}` }),
    },
  ];
}

/** A name and the schema that it maps to. For the name of the property itself, the target is empty. */
type Naming = readonly [name: string, target: string];

function toNamings(discriminator: JsonObject): readonly Naming[] {
  return [[toText(discriminator['propertyName']) ?? '', ''], ...mappings(discriminator)];
}

/** Returns the names whose target also has a name in the other state, but a different one. */
function changedNames(own: readonly Naming[], others: readonly Naming[]): readonly string[] {
  return own.flatMap(([name, target]) => {
    const names = others.filter(([, named]) => named === target).map(([other]) => other);
    return names.length === 0 || names.includes(name) ? [] : [name];
  });
}
