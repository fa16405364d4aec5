import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readModules } from './bundledModules.ts';
import { bundleScript } from './bundleScript.ts';

it('returns the source files of a bundled script, and null for any other', async () => {
  const code = await bundleScript(join(import.meta.dirname, 'shared/shouldSaveData.ts'));
  expect(await readModules(code)).toEqual([resolve('packages/browser/shared/shouldSaveData.ts')]);
  expect(await readModules(`${code} `)).toBeNull();
});
