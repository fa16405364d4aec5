import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readModules } from './bundledModules';
import { bundleScript } from './bundleScript';

it('knows the files of a script that was bundled, and of no other', async () => {
  const code = await bundleScript(join(import.meta.dirname, 'shared/isDataDear.ts'));
  expect(await readModules(code)).toEqual([resolve('packages/browser/shared/isDataDear.ts')]);
  expect(await readModules(`${code} `)).toBeNull();
});
