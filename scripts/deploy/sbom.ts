import { spawnSync } from 'node:child_process';
import { member, toArray, toText } from '../../core/contract/json';

/** A CycloneDX document. @see https://cyclonedx.org/docs/1.5/json/ */
export type Sbom = Readonly<Record<string, unknown>>;

/** Asks npm for all that the site is built and tested with, as the lock file has it. @throws When npm fails. */
export function loadSbom(): unknown {
  const options = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', options, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * Cuts npm’s list down to what visitors get. What differs from one machine or one hour to the next goes: the time, the
 * serial number, and the name of the folder, which npm takes for that of the site.
 *
 * @param shipped Packages as `name@version`.
 * @throws When npm’s list lacks one of them.
 */
export function toShippedSbom(sbom: unknown, shipped: readonly string[]): Sbom {
  const kept = new Set(shipped);
  const components = toArray(member(sbom, 'components')).filter((component) => kept.has(reference(component)));
  const found = new Set(components.map(reference));
  const missing = shipped.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`Visitors get packages that npm’s SBOM lacks: ${missing.join(', ')}.`);
  const metadata = member(sbom, 'metadata');
  const site = member(metadata, 'component');
  const [name = ''] = reference(site).split('@');
  return {
    $schema: member(sbom, '$schema'),
    bomFormat: 'CycloneDX',
    specVersion: member(sbom, 'specVersion'),
    version: 1,
    metadata: {
      tools: member(metadata, 'tools'),
      component: { type: 'application', 'bom-ref': reference(site), name, version: member(site, 'version') },
    },
    components,
    dependencies: [
      { ref: reference(site), dependsOn: [...kept].sort() },
      ...toArray(member(sbom, 'dependencies'))
        .map((entry) => ({ ref: toText(member(entry, 'ref')) ?? '', dependsOn: toArray(member(entry, 'dependsOn')) }))
        .filter(({ ref }) => kept.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(String(other))) })),
    ],
  };
}

function reference(component: unknown): string {
  return toText(member(component, 'bom-ref')) ?? '';
}
