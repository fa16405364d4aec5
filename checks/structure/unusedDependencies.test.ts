import { describe, expect, it } from 'vitest';
import { unusedDependencies } from './unusedDependencies';

describe('unusedDependencies', () => {
  it.each([
    ['yaml', "import { parse } from 'yaml';", '', 0],
    ['yaml', "require.resolve('yaml/browser');", '', 0],
    ['@docusaurus/core', "import Link from '@docusaurus/Link';", '', 0],
    ['@docusaurus/core', "import type { Plugin } from '@docusaurus/types';", '', 1],
    ['yaml', "import 'yaml-extra';", '', 1],
    ['yaml', '', "import 'yaml';", 1],
  ])('for %s and the source %s and the test %s, reports %d', (dependency, text, textOfTest, count) => {
    const manifest = { name: 'schema', description: '', dependencies: [dependency], devDependencies: [] };
    const sources = [
      { path: 'packages/schema/a.ts', text },
      { path: 'packages/schema/a.test.ts', text: textOfTest },
      { path: 'packages/search/a.ts', text: "import 'yaml';" },
    ];
    expect(unusedDependencies([manifest], sources)).toHaveLength(count);
    const ofTests = { ...manifest, dependencies: [], devDependencies: [dependency] };
    expect(unusedDependencies([ofTests], sources)).toHaveLength(textOfTest === '' ? count : 0);
  });
});
