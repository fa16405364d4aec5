import { describe, expect, it } from 'vitest';
import { managerFiles, packageManager } from './packageManager.ts';

describe('packageManager', () => {
  it.each([
    ['npm/10.8.2 node/v22.1.0 linux x64', 'npm'],
    ['pnpm/10.1.0 npm/? node/v22.1.0 linux x64', 'pnpm'],
    ['yarn/1.22.22 npm/? node/v22.1.0 linux x64', 'yarn'],
    ['bun/1.2', 'npm'],
    ['', 'npm'],
  ])('reads %j as %s', (agent, want) => {
    expect(packageManager(agent)).toBe(want);
  });
});

it('has Yarn install packages as folders', () => {
  expect([...managerFiles('yarn').keys()]).toEqual(['.yarnrc.yml']);
  expect(managerFiles('pnpm').size).toBe(0);
});
