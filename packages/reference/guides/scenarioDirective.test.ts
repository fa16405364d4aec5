import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from '@reliure/scenarios';
import { scenarioDirective } from './scenarioDirective.ts';

let scenariosFile: string;
const scenario: Scenario = { name: 'ouvrir', title: 'Ouvrir la porte', description: 'Un tour.', inputs: [], steps: [] };

beforeAll(async () => {
  scenariosFile = join(await mkdtemp(join(tmpdir(), 'scenarios-')), 'default/scenarios.json');
  await mkdir(dirname(scenariosFile));
  await writeFile(scenariosFile, JSON.stringify({ basePath: '/api', downloadFolder: '', data: [scenario] }));
});

async function transform(name: string, attributes: Record<string, string>, isStrict = true): Promise<Root> {
  const directive = { type: 'leafDirective' as const, name, attributes, children: [] };
  const tree: Root = { type: 'root', children: [directive, { type: 'thematicBreak' }] };
  await scenarioDirective({ scenariosFile, references: ['partner'], isStrict, baseUrl: '/site/' })(tree, {
    path: 'guide.md',
  });
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

  it('shows the scenarios of the reference that the directive names', async () => {
    const file = join(scenariosFile, '../../partner/scenarios.json');
    await mkdir(dirname(file), { recursive: true });
    const data = [{ ...scenario, name: 'fermer' }];
    await writeFile(file, JSON.stringify({ basePath: '/partner', downloadFolder: '/partner', data }));
    const { children } = await transform('scenario', { nom: 'fermer', reference: 'partner' });
    expect(JSON.stringify(children[0])).toContain('pathname:///site/partner/scenarios/fermer.arazzo.yaml');
  });

  it('reports an unknown reference, even if the guide was written for another contract', async () => {
    await expect(transform('scenario', { nom: 'ouvrir', reference: 'parner' }, false)).rejects.toThrow(
      'guide.md:1  ::scenario\n  There is no reference "parner".\n  → Choose one of: default, partner.',
    );
  });

  it('ignores other directives', async () => {
    expect((await transform('etats', { cycle: 'porte' })).children[0]?.type).toBe('leafDirective');
  });
});
