import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutLifecycles } from '../kinds/lifecycle/diagram/layout.ts';
import { toRichText } from '@reliure/richtext';
import { lifecycleDirectives } from './lifecycleDirectives.ts';

let lifecyclesFile: string;

beforeAll(async () => {
  lifecyclesFile = join(await mkdtemp(join(tmpdir(), 'tables-')), 'lifecycles.json');
  const states = [{ code: 'fermee', title: 'Fermée', description: toRichText('Close.'), isFinal: true }];
  const operation = { slug: 'ouvrir', title: 'Ouvrir la porte' };
  const transitions = [
    { title: 'Ouvrir', from: [], to: ['fermee'], condition: toRichText('clé'), operation },
    { title: 'Claquer', from: ['fermee'], to: ['fermee'], condition: [], by: 'le vent' },
  ];
  const porte = { name: 'porte', slug: 'etats/porte', title: 'Porte', description: [], states, transitions };
  await writeFile(
    lifecyclesFile,
    JSON.stringify({ basePath: '/reference', downloadFolder: '', data: await layoutLifecycles([porte]) }),
  );
});

async function transform(name: 'etats' | 'transitions' | 'diagramme', cycle: string, isStrict = true): Promise<Root> {
  const directive = { type: 'leafDirective' as const, name, attributes: { cycle }, children: [] };
  const tree: Root = { type: 'root', children: [directive] };
  await lifecycleDirectives({ lifecyclesFile, isStrict })(tree, { path: 'guide.md' });
  return tree;
}

describe('lifecycleDirectives', () => {
  it('inserts the table of states', async () => {
    const [table] = (await transform('etats', 'porte')).children;
    expect(table?.type).toBe('table');
    expect(toString(table)).toBe('CodeNomSensfermeeFermée (final)Close.');
  });

  it('inserts the table of transitions, with links to the operations', async () => {
    const tree = await transform('transitions', 'porte');
    expect(toString(tree)).toBe('TransitionDeVersConditionOuvriraucunfermeecléClaquer (le vent)fermeefermee');
    expect(JSON.stringify(tree)).toContain('"url":"/reference/ouvrir"');
  });

  it('replaces a directive inside a note, and leaves the nodes around it', async () => {
    const directive = { type: 'leafDirective' as const, name: 'etats', attributes: { cycle: 'porte' }, children: [] };
    const note: Root = {
      type: 'root',
      children: [
        { type: 'blockquote', children: [{ type: 'html', value: 'a' }, directive, { type: 'html', value: 'b' }] },
      ],
    };
    await lifecycleDirectives({ lifecyclesFile, isStrict: true })(note, { path: 'guide.md' });
    const [quote] = note.children;
    expect(quote?.type === 'blockquote' && quote.children.map(({ type }) => type)).toEqual(['html', 'table', 'html']);
  });

  it('inserts the diagram', async () => {
    const [figure] = (await transform('diagramme', 'porte')).children;
    expect(figure?.data).toMatchObject({ hName: 'figure', hProperties: { className: 'lifecycle' } });
    const drawing = JSON.stringify(figure?.data);
    expect(drawing).toContain('"tagName":"svg"');
    expect(drawing).toContain('"href":"/reference/ouvrir"');
  });

  it('reports an unknown life cycle with its file and line', async () => {
    await expect(transform('etats', 'fenetre')).rejects.toThrow(
      'guide.md:1  ::etats\n  There is no life cycle "fenetre".\n  → Choose one of: porte.',
    );
  });

  it('removes the directive if the guide was written for another contract', async () => {
    expect((await transform('etats', 'fenetre', false)).children).toEqual([]);
  });
});
