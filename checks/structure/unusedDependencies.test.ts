import { describe, expect, it } from 'vitest';
import { unusedDependencies } from './unusedDependencies.ts';

describe('unusedDependencies', () => {
  it.each([
    ['yaml', "import { parse } from 'yaml';", '', 0, 0],
    ['yaml', "require.resolve('yaml/browser');", '', 0, 0],
    ['yaml', "import type { Node } from 'yaml';\nimport { parse } from 'yaml';", '', 0, 0],
    ['yaml', "import type {\n  Node,\n} from 'yaml';", '', 1, 0],
    ['react', "import type { ReactNode } from 'react';", '', 0, 0],
    ['@docusaurus/core', "import Link from '@docusaurus/Link';", '', 0, 0],
    ['@docusaurus/core', "import type { Plugin } from '@docusaurus/types';", '', 1, 1],
    ['yaml', "import 'yaml-extra';", '', 1, 1],
    ['yaml', '', "import 'yaml';", 1, 0],
  ])('for %s and the source %j and the test %j, reports %d, or %d in tests', (dependency, text, test, ...counts) => {
    const manifest = { name: 'schema', description: '', dependencies: [dependency], devDependencies: [], entries: [] };
    const sources = [
      { path: 'packages/schema/a.tsx', text },
      { path: 'packages/schema/a.test.ts', text: test },
      { path: 'packages/search/a.ts', text: "import 'yaml';" },
    ];
    const ofTests = { ...manifest, dependencies: [], devDependencies: [dependency], entries: [] };
    expect([manifest, ofTests].map((one) => unusedDependencies([one], sources).length)).toEqual(counts);
  });
});
