import { describe, expect, it } from 'vitest';
import { circleBreaches } from './circles';
import { plant, told } from './testing/plant';

describe('circleBreaches', () => {
  it.each([
    ['no circle', { 'e2e/a.ts': "import { b } from './b';", 'e2e/b.ts': '' }, []],
    [
      'a circle of types',
      { 'e2e/a.ts': "\nimport type { B } from './b';", 'e2e/b.ts': "export type { A } from './a';" },
      ['e2e/a.ts:2 The import of "./b" leads back: e2e/a.ts → e2e/b.ts → e2e/a.ts.'],
    ],
    [
      'a circle through an import that waits, and an inline type',
      { 'e2e/a.ts': "const b = () => import('./b');", 'e2e/b.ts': "type A = import('./a').A;" },
      ['e2e/a.ts:1 The import of "./b" leads back: e2e/a.ts → e2e/b.ts → e2e/a.ts.'],
    ],
    [
      'a circle of three, once',
      {
        'e2e/a.ts': "import './b';",
        'e2e/b.ts': "import './c';",
        'e2e/c.ts': "import './a';\nimport './d';",
        'e2e/d.ts': '',
      },
      ['e2e/a.ts:1 The import of "./b" leads back: e2e/a.ts → e2e/b.ts → e2e/c.ts → e2e/a.ts.'],
    ],
    [
      'a circle through the entry of a package',
      { 'packages/schema/a.ts': "import '@apidoc/openapi';", 'packages/openapi/index.ts': "import '../schema/a';" },
      [
        'packages/openapi/index.ts:1 The import of "../schema/a" leads back: packages/openapi/index.ts → packages/schema/a.ts → packages/openapi/index.ts.',
      ],
    ],
  ])('finds %s', (_what, files, want) => {
    expect(told(circleBreaches(plant(files).imports, []))).toEqual(want);
  });

  const files = { 'e2e/a.tsx': "import './b';", 'e2e/b.tsx': "import './a';" };

  it('leaves a recursion that is listed', () => {
    expect(circleBreaches(plant(files).imports, [{ files: ['e2e/a.tsx', 'e2e/b.tsx'], reason: 'Nested.' }])).toEqual(
      [],
    );
  });

  it('finds a recursion that is listed for nothing', () => {
    const allowed = [{ files: ['e2e/a.tsx', 'e2e/c.tsx'], reason: 'Nested.' }];
    expect(told(circleBreaches(plant({}).imports, allowed))).toEqual([
      'checks/structure/floors.ts:1 No circle runs through exactly e2e/a.tsx and e2e/c.tsx any more.',
    ]);
  });
});
