import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectModules } from './collectModules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modules-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('collects every module of the bundle, including concatenated ones', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `part${index}.js`);
  const imports = names.map((name, index) => `import { value as value${index} } from './${name}';`);
  const uses = names.map((_, index) => `console.log(value${index});`);
  const files = {
    'entry.js': ["import './unused.js';", ...imports, ...uses, "void import('./later.js');"].join('\n'),
    'unused.js': 'export const nobody = 1;',
    'later.js': 'console.log("later");',
    'package.json': '{ "sideEffects": ["./entry.js", "./later.js"] }',
    ...Object.fromEntries(names.map((name) => [name, `export const value = ${JSON.stringify(name)};`])),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));

  const modules = new Set<string>();
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out') },
    plugins: [collectModules(modules) as never],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  await promisify(compiler.close.bind(compiler))();

  expect([...modules].map((path) => basename(path)).sort()).toEqual(['entry.js', 'later.js', ...names].sort());
});
