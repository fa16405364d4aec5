import { isObject, member, members, nestedObjects, toObject } from '../document/json.ts';
import { escapeToken } from '../document/pointer.ts';
import { toOrderedObject } from '../document/memberOrder.ts';

/** Characters that references to a component would have to encode. Letters of all scripts are kept: names are shown. */
const otherCharacters = /[^\p{L}\p{N}._~/-]+/gu;

/** Returns the references to the components of a document, such as `#/components/schemas/Name`. */
export function componentReferences(document: unknown): ReadonlySet<string> {
  return new Set(
    members(member(document, 'components')).flatMap(([kind, entries]) =>
      members(entries).map(([name]) => toReference(kind, name)),
    ),
  );
}

/**
 * Renames the components that Redocly added under names that references do not lead to. It names them after files, such
 * as `My Schema.yaml`, or after the end of a pointer, such as `~1visites`, whose meaning is `/visites`.
 *
 * @param own References to the components that the contract itself names.
 */
export function renameComponents(document: unknown, own: ReadonlySet<string>): void {
  const components = toObject(member(document, 'components'));
  const renamed = new Map<string, string>();
  for (const [kind, entries] of members(components)) {
    const names = new Set(members(entries).map(([name]) => name));
    const added = members(entries).map(([name, entry]) => {
      const reference = toReference(kind, name);
      const meant = name.replaceAll('~1', '/').replaceAll('~0', '~').replace(otherCharacters, '-');
      if (own.has(reference) || meant === name) return [name, entry] as const;
      const plain = toFreeName(meant, names);
      names.add(plain);
      renamed.set(reference, toReference(kind, escapeToken(plain)));
      return [plain, entry] as const;
    });
    Reflect.set(components, kind, toOrderedObject(added));
  }
  if (renamed.size === 0) return;
  for (const node of nestedObjects(document)) {
    replaceReference(node, '$ref', renamed);
    const mapping = member(node['discriminator'], 'mapping');
    if (isObject(node['discriminator'])) replaceReference(node['discriminator'], 'defaultMapping', renamed);
    if (isObject(mapping)) for (const [value] of members(mapping)) replaceReference(mapping, value, renamed);
  }
}

function toReference(kind: string, name: string): string {
  return `#/components/${kind}/${name}`;
}

function toFreeName(name: string, used: ReadonlySet<string>, number = 1): string {
  const candidate = number === 1 ? name : `${name}-${number}`;
  return used.has(candidate) ? toFreeName(name, used, number + 1) : candidate;
}

function replaceReference(node: object, key: string, renamed: ReadonlyMap<string, string>): void {
  const written = member(node, key);
  const replacement = typeof written === 'string' ? renamed.get(written) : undefined;
  if (replacement !== undefined) Reflect.set(node, key, replacement);
}
