import { describe, expect, it } from 'vitest';
import { loadSbom, toShippedSbom } from './sbom';
import { bomFaults } from './testing/bomFaults';

const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, type: 'library', name, version: '1.0.0' });
const given = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:7c5b6f70-0000-4000-8000-000000000000',
  metadata: {
    timestamp: '2026-01-01T00:00:00Z',
    tools: [{ vendor: 'npm', name: 'cli', version: '11.0.0' }],
    component: { ...component('site'), name: 'folder-of-somebody' },
  },
  components: ['a', 'b', 'c'].map(component),
  dependencies: [
    { ref: 'site@1.0.0', dependsOn: ['a@1.0.0', 'c@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['b@1.0.0', 'c@1.0.0'] },
    { ref: 'b@1.0.0', dependsOn: [] },
    { ref: 'c@1.0.0', dependsOn: [] },
  ],
};

describe('toShippedSbom', () => {
  const sbom = toShippedSbom(given, ['a@1.0.0', 'b@1.0.0']);

  it('keeps what visitors get, and how it hangs together', () => {
    expect(sbom['components']).toEqual([component('a'), component('b')]);
    expect(sbom['dependencies']).toEqual([
      { ref: 'site@1.0.0', dependsOn: ['a@1.0.0', 'b@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
      { ref: 'b@1.0.0', dependsOn: [] },
    ]);
  });

  it('names no machine and no hour', () => {
    const text = JSON.stringify(sbom);
    for (const trace of ['folder-of-somebody', 'timestamp', 'uuid']) expect(text).not.toContain(trace);
  });

  it('refuses a gap', () =>
    expect(() => toShippedSbom(given, ['d@1.0.0'])).toThrow('packages that npm’s SBOM lacks: d@1.0.0.'));
});

describe('loadSbom', () => {
  const shipped = ['workbox-core@7.4.1', '@docusaurus/core@3.10.2', 'react@19.1.10'];
  const sbom = toShippedSbom(loadSbom(), shipped);

  it('knows the packages that the lock file pins', () =>
    expect(sbom['components']).toContainEqual(
      expect.objectContaining({ purl: 'pkg:npm/workbox-core@7.4.1', licenses: [{ license: { id: 'MIT' } }] }),
    ));

  it('is what CycloneDX’s own schema asks for', () => expect(bomFaults(sbom)).toEqual([]));

  it.each([
    [
      'a component without a name',
      { components: [{ type: 'library' }] },
      "/components/0 must have required property 'name'",
    ],
    [
      'a licence that is none',
      { components: [{ type: 'library', name: 'a', licenses: [{ license: { id: 'Mine' } }] }] },
      '/components/0/licenses/0/license/id must be equal to one of the allowed values',
    ],
    ['a member that it does not know', { packages: [] }, ' must NOT have additional properties'],
    ['another format', { bomFormat: 'SPDX' }, '/bomFormat must be equal to one of the allowed values'],
  ])('… which refuses %s', (_what, change, fault) => expect(bomFaults({ ...sbom, ...change })).toContain(fault));
});
