import { describe, expect, it } from 'vitest';
import { boundaryBreaches } from './boundaries';
import { plant, told } from './testing/plant';

const others = {
  'packages/openapi/index.ts': '',
  'packages/openapi/read/load.ts': '',
  'packages/richtext/index.ts': '',
  'packages/browser/index.ts': '',
  'packages/reference/index.ts': '',
  'packages/reference/views/Path.tsx': '',
  'packages/mock/index.ts': '',
  'packages/stray/index.ts': '',
  'site/identity.ts': '',
};

describe('boundaryBreaches', () => {
  it.each([
    ['packages/schema/a.ts', '@apidoc/openapi', undefined],
    ['packages/search/a.ts', '@apidoc/reference/views/Path', undefined],
    ['packages/schema/a.test.ts', '@apidoc/reference', undefined],
    ['packages/schema/a.test.ts', '../../site/identity', undefined],
    ['packages/samples/run/a.ts', '@apidoc/mock', undefined],
    ['packages/openapi/a.ts', './read/load', undefined],
    ['checks/a.ts', '@apidoc/reference', undefined],
    ['e2e/a.ts', '../site/identity', undefined],
    ['packages/schema/a.ts', '@apidoc/reference', '"@apidoc/reference" stands above packages/schema.'],
    ['packages/richtext/a.ts', '@apidoc/browser', '"@apidoc/browser" stands on the same floor as packages/richtext.'],
    ['packages/schema/a.ts', '@apidoc/mock', '@apidoc/mock serves tests and scripts only.'],
    ['packages/schema/a.ts', '@apidoc/stray', 'packages/stray stands on no floor.'],
    ['packages/schema/a.ts', '../../site/identity', '"../../site/identity" leads from a package to site.'],
    ['packages/schema/a.ts', '@site/identity', '"@site/identity" leads from a package to site.'],
    [
      'packages/schema/a.ts',
      '@apidoc/openapi/read/load',
      '"@apidoc/openapi/read/load" is not among the `exports` of packages/openapi/package.json.',
    ],
    [
      'packages/schema/a.test.ts',
      '../openapi/read/load',
      '"../openapi/read/load" leads into packages/openapi past its entries.',
    ],
    [
      'checks/a.ts',
      '../packages/openapi/read/load',
      '"../packages/openapi/read/load" leads into packages/openapi past its entries.',
    ],
    ['packages/openapi/a.ts', '@apidoc/openapi', '"@apidoc/openapi" is the file’s own package.'],
  ])('from %s: %s', (from, specifier, want) => {
    const { imports } = plant({ ...others, [from]: `\nimport { x } from '${specifier}';` });
    expect(told(boundaryBreaches(imports))).toEqual(want === undefined ? [] : [`${from}:2 ${want}`]);
  });
});
