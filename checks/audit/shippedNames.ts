import { existsSync, readFileSync } from 'node:fs';
import { member, toArray, toText } from '@apidoc/openapi';

/** Names of the packages whose code visitors get, from the SBOM of the site that was built last. @throws When there is none. */
export function readShippedNames(sbomFile: string): ReadonlySet<string> {
  if (!existsSync(sbomFile)) throw new Error(`${sbomFile} is missing. Build the site first: npm run build`);
  return toShippedNames(JSON.parse(readFileSync(sbomFile, 'utf8')));
}

/** @example toShippedNames({ components: [{ group: '@a', name: 'b' }] }) // Set { '@a/b' } */
export function toShippedNames(sbom: unknown): ReadonlySet<string> {
  const components = toArray(member(sbom, 'components'));
  return new Set(
    components.map((component) =>
      [member(component, 'group'), member(component, 'name')].flatMap((part) => toText(part) ?? []).join('/'),
    ),
  );
}
