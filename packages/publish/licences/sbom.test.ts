import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLockFile } from './lockFile.ts';
import { buildSbom } from './sbom.ts';
import { bomFaults } from './testing/bomFaults.ts';
import type { ShippedPackage } from './types.ts';

const shipped = (name: string, version = '1.0.0', licence = 'MIT'): ShippedPackage => ({
  name,
  version,
  licence,
  text: null,
});
const integrity = 'sha512-3q2+7w==';
const lock = {
  packages: {
    '': { name: 'site', version: '0.1.0', dependencies: { '@a/b': '1.0.0', server: '1.0.0' } },
    'node_modules/@a/b': { version: '1.0.0', integrity, dependencies: { c: '^1', server: '*' } },
    'node_modules/c': { version: '1.0.0', integrity },
    'node_modules/server': { version: '1.0.0', integrity, dependencies: { sent: '*' } },
    'node_modules/sent': { version: '2.0.0-rc.1+build', integrity },
    'node_modules/weak': { version: '1.0.0', integrity: 'sha1-3q2+7w==' },
  },
};

describe('buildSbom', () => {
  const sbom = buildSbom([shipped('sent', '2.0.0-rc.1+build'), shipped('c', '1.0.0', 'ISC'), shipped('@a/b')], lock);

  it('describes the site', () =>
    expect(sbom['metadata']).toMatchObject({
      component: { type: 'application', 'bom-ref': 'site@0.1.0', name: 'site', version: '0.1.0' },
    }));

  it('lists each package that visitors get, in order, with its hash and licence', () =>
    expect(sbom['components']).toMatchInlineSnapshot(`
      [
        {
          "bom-ref": "@a/b@1.0.0",
          "group": "@a",
          "hashes": [
            {
              "alg": "SHA-512",
              "content": "deadbeef",
            },
          ],
          "licenses": [
            {
              "license": {
                "id": "MIT",
              },
            },
          ],
          "name": "b",
          "purl": "pkg:npm/%40a/b@1.0.0",
          "type": "library",
          "version": "1.0.0",
        },
        {
          "bom-ref": "c@1.0.0",
          "hashes": [
            {
              "alg": "SHA-512",
              "content": "deadbeef",
            },
          ],
          "licenses": [
            {
              "license": {
                "id": "ISC",
              },
            },
          ],
          "name": "c",
          "purl": "pkg:npm/c@1.0.0",
          "type": "library",
          "version": "1.0.0",
        },
        {
          "bom-ref": "sent@2.0.0-rc.1+build",
          "hashes": [
            {
              "alg": "SHA-512",
              "content": "deadbeef",
            },
          ],
          "licenses": [
            {
              "license": {
                "id": "MIT",
              },
            },
          ],
          "name": "sent",
          "purl": "pkg:npm/sent@2.0.0-rc.1%2Bbuild",
          "type": "library",
          "version": "2.0.0-rc.1+build",
        },
      ]
    `));

  it('lists the dependencies between packages, without those that visitors do not get', () =>
    expect(sbom['dependencies']).toEqual([
      { ref: 'site@0.1.0', dependsOn: ['@a/b@1.0.0', 'sent@2.0.0-rc.1+build'] },
      { ref: '@a/b@1.0.0', dependsOn: ['c@1.0.0'] },
      { ref: 'c@1.0.0', dependsOn: [] },
      { ref: 'sent@2.0.0-rc.1+build', dependsOn: [] },
    ]));

  it('lists a package once if the bundle contains it from two folders', () =>
    expect(buildSbom([shipped('c'), shipped('c')], lock)['components']).toHaveLength(1));

  it('does not depend on the order of the packages', () =>
    expect(buildSbom([shipped('c'), shipped('@a/b')], lock)).toEqual(buildSbom([shipped('@a/b'), shipped('c')], lock)));

  it('reports every package that the lock file does not pin', () =>
    expect(() => buildSbom([shipped('c', '1.0.1'), shipped('@a/b'), shipped('weak'), shipped('absent')], lock))
      .toThrowErrorMatchingInlineSnapshot(`
        [ProblemsError: package-lock.json  c@1.0.1
          Visitors would get this package, but the file does not pin it with a SHA-512 hash.
          → Install the pinned packages (npm ci), or pin this one (npm install).

        package-lock.json  weak@1.0.0
          Visitors would get this package, but the file does not pin it with a SHA-512 hash.
          → Install the pinned packages (npm ci), or pin this one (npm install).

        package-lock.json  absent@1.0.0
          Visitors would get this package, but the file does not pin it with a SHA-512 hash.
          → Install the pinned packages (npm ci), or pin this one (npm install).]
      `));
});

describe('the SBOM of this site', () => {
  const lockFile: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = readLockFile(lockFile)
    .packages.filter(({ name }) => ['workbox-core', '@docusaurus/core', 'react'].includes(name))
    .map(({ name, version }) => shipped(name, version));
  const sbom = buildSbom(packages, lockFile);

  it('is valid against CycloneDX’s own schema', () => expect(bomFaults(sbom)).toEqual([]));

  it.each([
    [
      'a component without a name',
      { components: [{ type: 'library' }] },
      "/components/0 must have required property 'name'",
    ],
    [
      'an unknown licence',
      { components: [{ type: 'library', name: 'a', licenses: [{ license: { id: 'Mine' } }] }] },
      '/components/0/licenses/0/license/id must be equal to one of the allowed values',
    ],
    ['an unknown property', { packages: [] }, ' must NOT have additional properties'],
    ['another format', { bomFormat: 'SPDX' }, '/bomFormat must be equal to one of the allowed values'],
  ])('is rejected by that schema with %s', (_name, change, fault) =>
    expect(bomFaults({ ...sbom, ...change })).toContain(fault),
  );
});
