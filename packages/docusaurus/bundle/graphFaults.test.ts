import { describe, expect, it } from 'vitest';
import { graphFaults } from './graphFaults';

const replacement = { upstream: '/core/preload.js', module: '/own/preload.ts' };
const provision = { module: '/own/decoding.ts', importers: ['/core/dispatcher.js', '/history.js'] };

describe('graphFaults', () => {
  it.each<readonly [string, readonly (readonly [string, readonly string[]])[], readonly string[]]>([
    ['none where nothing else imports what is replaced', [[replacement.module, ['/core/entry.js']]], []],
    [
      'none where the module itself builds on what it replaces',
      [
        [replacement.module, ['/core/entry.js']],
        [replacement.upstream, [replacement.module]],
      ],
      [],
    ],
    [
      'a replacement that never took place',
      [[replacement.upstream, ['/core/entry.js']]],
      [
        '/own/preload.ts is not in the bundle, where it takes the place of /core/preload.js',
        '/core/entry.js imports /core/preload.js, which /own/preload.ts takes the place of',
      ],
    ],
    [
      'one importer of several that was missed',
      [
        [replacement.module, ['/core/entry.js']],
        [replacement.upstream, [replacement.module, '/core/other.js']],
      ],
      ['/core/other.js imports /core/preload.js, which /own/preload.ts takes the place of'],
    ],
  ])('finds %s', (_, imports, want) => expect(graphFaults(new Map(imports), [replacement])).toEqual(want));

  it('names who goes without what is provided', () => {
    const imports = new Map([[provision.module, ['/history.js']]]);
    expect(graphFaults(imports, [], [provision])).toEqual(['/core/dispatcher.js does not use /own/decoding.ts']);
    expect(graphFaults(new Map(), [], [provision])).toHaveLength(2);
  });
});
