import { describe, expect, it } from 'vitest';
import { readLockFile } from './lockFile.ts';

describe('readLockFile', () => {
  const { site, packages } = readLockFile({
    packages: {
      '': { name: 'site', version: '0.1.0', dependencies: { a: '^1' }, devDependencies: { '@c/d': '*' } },
      'node_modules/a': {
        version: '1.0.0',
        integrity: 'sha1-3q2+7w== sha512-3q2+7w==',
        dependencies: { b: '^2' },
        optionalDependencies: { absent: '*' },
        peerDependencies: { '@c/d': '*', b: '*' },
      },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { '@c/d': '*' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/@c/d': { version: '4.0.0' },
      'node_modules/alias': { name: '@real/name', version: '5.0.0', dependencies: { b: '^1' } },
      'node_modules/linked': { resolved: 'folder/linked', link: true },
    },
  });
  const found = (id: string) => packages.find((locked) => locked.id === id);

  it('returns the site separately from its packages', () => {
    expect(site).toMatchObject({ id: 'site@0.1.0', sha512: null, dependencies: ['a@1.0.0', '@c/d@4.0.0'] });
    expect(packages.map(({ id }) => id)).toEqual(['a@1.0.0', 'b@2.0.0', 'b@1.0.0', '@c/d@4.0.0', '@real/name@5.0.0']);
  });

  it('returns the closest of several versions, each dependency once, and only installed ones', () =>
    expect(found('a@1.0.0')?.dependencies).toEqual(['b@2.0.0', '@c/d@4.0.0']));

  it.each([
    ['from inside another package', 'b@2.0.0', ['@c/d@4.0.0']],
    ['from an aliased package', '@real/name@5.0.0', ['b@1.0.0']],
  ])('finds packages in parent folders, %s', (_from, id, want) => expect(found(id)?.dependencies).toEqual(want));

  it('returns SHA-512 in hexadecimal, or null if there is none', () => {
    expect(found('a@1.0.0')?.sha512).toBe('deadbeef');
    expect(found('b@1.0.0')?.sha512).toBeNull();
  });

  it.each([
    ['not an object', 'lock'],
    ['of version 1', { name: 'site', version: '0.1.0', dependencies: {} }],
  ])('rejects a lock file that is %s', (_name, lock) =>
    expect(() => readLockFile(lock)).toThrow('npm install --package-lock-only'),
  );
});
