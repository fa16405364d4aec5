import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from '@reliure/scenarios';
import { scenarioDirective } from './scenarioDirective.ts';

let scenariosFile: string;
const scenario: Scenario = { name: 'ouvrir', title: 'Ouvrir la porte', description: 'Un tour.', inputs: [], steps: [] };

beforeAll(async () => {
  scenariosFile = join(await mkdtemp(join(tmpdir(), 'scenarios-')), 'scenarios.json');
  await writeFile(scenariosFile, JSON.stringify({ basePath: '/api', data: [scenario] }));
});

async function transform(name: string, attributes: Record<string, string>, isStrict = true): Promise<Root> {
  const directive = { type: 'leafDirective' as const, name, attributes, children: [] };
  const tree: Root = { type: 'root', children: [directive, { type: 'thematicBreak' }] };
  await scenarioDirective({ scenariosFile, isStrict, baseUrl: '/site/' })(tree, { path: 'guide.md' });
  return tree;
}

describe('scenarioDirective', () => {
  it('replaces the directive with a scenario', async () => {
    const { children } = await transform('scenario', { nom: 'ouvrir' });
    expect(toString(children[0])).toContain('Télécharger ce scénario');
    expect(JSON.stringify(children[0])).toContain('pathname:///site/scenarios/ouvrir.arazzo.yaml');
    expect(children.at(-1)?.type).toBe('thematicBreak');
  });

  it('replaces the directive with the table of all scenarios', async () => {
    expect(toString(await transform('scenarios', {}))).toContain('Ouvrir la porte');
  });

  it('reports an unknown scenario with its file and line', async () => {
    await expect(transform('scenario', { nom: 'fermer' })).rejects.toThrow(
      'guide.md:1  ::scenario\n  There is no scenario "fermer".\n  → Choose one of: ouvrir.',
    );
  });

  it('removes the directive if the guide was written for another contract', async () => {
    const { children } = await transform('scenario', { nom: 'fermer' }, false);
    expect(children.map(({ type }) => type)).toEqual(['thematicBreak']);
  });

  it('ignores other directives', async () => {
    expect((await transform('etats', { cycle: 'porte' })).children[0]?.type).toBe('leafDirective');
  });
});
