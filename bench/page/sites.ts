import { join } from 'node:path';
import { createDocusaurus } from './sites/docusaurus.ts';
import { createOurs } from './sites/ours.ts';
import { createRedocly } from './sites/redocly.ts';
import { createStarlight } from './sites/starlight.ts';
import type { Site } from './types.ts';

/** Creates the sites with these names, or else all sites, each in a subfolder. Ours is the first. */
export function createSites(folder: string, names?: readonly string[]): readonly Site[] {
  const sites = [
    createOurs(join(folder, 'ours')),
    createStarlight(join(folder, 'starlight')),
    createDocusaurus(join(folder, 'docusaurus')),
    createRedocly(join(folder, 'redocly')),
  ];
  const known = sites.map(({ name }) => name);
  for (const name of names ?? []) {
    if (!known.includes(name)) throw new Error(`Unknown site "${name}". The sites are ${known.join(', ')}.`);
  }
  return sites.filter(({ name }) => names?.includes(name) ?? true);
}
