import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { allowWrapping } from './allowWrapping.ts';

it('allowWrapping lists the components of a theme', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'TOCItems', 'Tree'), { recursive: true });
  for (const file of ['index.js', 'index.d.ts', 'styles.module.css'])
    writeFileSync(join(folder, 'TOCItems', 'Tree', file), '');
  expect(allowWrapping(folder)).toEqual({
    components: { 'TOCItems/Tree': { actions: { wrap: 'safe', eject: 'forbidden' } } },
  });
});
