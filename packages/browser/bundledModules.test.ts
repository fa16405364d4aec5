import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledModules } from './bundledModules.ts';
import { bundleScript } from './bundleScript.ts';

it('returns the source files of bundled scripts', async () => {
  await bundleScript(join(import.meta.dirname, 'shared/shouldSaveData'));
  expect([...bundledModules()]).toContain(join(import.meta.dirname, 'shared/shouldSaveData.ts'));
});
