import { describe, expect, it } from 'vitest';
import { graphFaults } from './graphFaults.ts';

const replacement = { upstream: '/core/preload.js', module: '/own/preload.ts' };
const provision = { module: '/own/decoding.ts', importers: ['/core/dispatcher.js', '/history.js'] };

describe('graphFaults', () => {
  it.each<readonly [string, readonly (readonly [string, readonly string[]])[], readonly string[]]>([
    ['nothing when no other module imports the replaced one', [[replacement.module, ['/core/entry.js']]], []],
    [
      'nothing when only the replacement imports the replaced module',
      [
        [replacement.module, ['/core/entry.js']],
        [replacement.upstream, [replacement.module]],
      ],
      [],
    ],
    [
      'a replacement that did not happen',
      [[replacement.upstream, ['/core/entry.js']]],
      [
        '/own/preload.ts is not in the bundle, although it replaces /core/preload.js',
        '/core/entry.js imports /core/preload.js instead of its replacement /own/preload.ts',
      ],
    ],
    [
      'one of several importers that was missed',
      [
        [replacement.module, ['/core/entry.js']],
        [replacement.upstream, [replacement.module, '/core/other.js']],
      ],
      ['/core/other.js imports /core/preload.js instead of its replacement /own/preload.ts'],
    ],
  ])('reports %s', (_, imports, want) => expect(graphFaults(new Map(imports), [replacement])).toEqual(want));

  it('reports the modules that do not import a provided one', () => {
    const imports = new Map([[provision.module, ['/history.js']]]);
    expect(graphFaults(imports, [], [provision])).toEqual(['/core/dispatcher.js does not use /own/decoding.ts']);
    expect(graphFaults(new Map(), [], [provision])).toHaveLength(2);
  });
});
