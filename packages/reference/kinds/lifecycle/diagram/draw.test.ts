import { describe, expect, it } from 'vitest';
import { lifecycle } from './testing/lifecycle.ts';
import type { Transition } from '../model.ts';
import { drawLifecycle } from './draw.ts';
import { layoutLifecycles } from './layout.ts';
import type { Markup } from './markup.ts';

async function draw(...[states, ...transitions]: Parameters<typeof lifecycle>): Promise<Markup> {
  return drawOne(lifecycle(states, ...transitions));
}

async function drawOne(given: ReturnType<typeof lifecycle>): Promise<Markup> {
  const [drawn] = await layoutLifecycles([given]);
  if (drawn === undefined) throw new Error('layoutLifecycles returned no life cycle.');
  return drawLifecycle(drawn);
}

function find(markup: Markup, isWanted: (each: Markup) => boolean): readonly Markup[] {
  const inside = markup.children.flatMap((child) => (typeof child === 'string' ? [] : find(child, isWanted)));
  return isWanted(markup) ? [markup, ...inside] : inside;
}

const byTag = (markup: Markup, tag: string) => find(markup, (each) => each.tag === tag);
const byClass = (markup: Markup, name: string) => find(markup, (each) => each.attributes['className'] === name);

function text({ children }: Markup): string {
  return children.map((child) => (typeof child === 'string' ? child : text(child))).join('');
}

describe('drawLifecycle', () => {
  it('gives the drawing a name and a description', async () => {
    const [svg] = byTag(await draw('a,B', '>a', 'a>B'), 'svg');
    const [title, description] = svg?.children ?? [];
    expect(svg?.attributes).toMatchObject({
      role: 'group',
      'aria-labelledby': 'diagramme-porte-titre',
      'aria-describedby': 'diagramme-porte-description',
    });
    expect(title).toEqual({
      tag: 'title',
      attributes: { id: 'diagramme-porte-titre' },
      children: ['Cycle de vie\u00a0: Porte'],
    });
    expect(typeof description === 'object' ? text(description) : '').toContain('2 états et 2 transitions');
  });

  it('makes the drawing a scrollable region that can be focused', async () => {
    const [region] = byTag(await draw('a'), 'div');
    expect(region?.attributes).toMatchObject({ role: 'region', tabIndex: 0, 'aria-label': 'Diagramme\u00a0: Porte' });
  });

  it('links each transition to its operation, with a label that names its states', async () => {
    const [link, ...others] = byTag(await draw('a,b', 'a>b'), 'a');
    expect(others).toEqual([]);
    expect(link?.attributes).toMatchObject({
      href: 'reference:/passer-a-b',
      'aria-label': 'Passer a>b, de «\u00a0a\u00a0» à «\u00a0b\u00a0»',
    });
    // Users of speech input say the visible text, so the name must contain it.
    expect(String(link?.attributes['aria-label'])).toContain(link === undefined ? '?' : text(link));
  });

  it('draws a double frame around final states, with a legend', async () => {
    const figure = await draw('a,B', 'a>B');
    expect(byClass(figure, 'lifecycle-state').map((state) => byTag(state, 'rect').length)).toEqual([1, 2]);
    expect(byTag(figure, 'figcaption').map(text)).toEqual(['Double contour\u00a0: état final.']);
    expect(byTag(await draw('a', '>a'), 'figcaption')).toEqual([]);
  });

  it('marks transitions that no operation performs, with a legend', async () => {
    const given = lifecycle('a,b', 'a>b');
    const transitions = given.transitions.map(({ title, from, to }): Transition => ({
      title,
      from,
      to,
      condition: [],
      by: 'le vent',
    }));
    const figure = await drawOne({ ...given, transitions });
    expect(byTag(figure, 'a')).toEqual([]);
    expect(byClass(figure, 'lifecycle-event').map(text)).toEqual(['Passer a>b']);
    expect(byTag(figure, 'figcaption').map(text)).toEqual([
      'Contour en pointillé\u00a0: transition qu’aucune opération ne déclenche.',
    ]);
  });

  it('draws arrowheads only at target states', async () => {
    const figure = await draw('a,b,c', '>a', 'a,b>c', 'c>c');
    expect(byClass(figure, 'lifecycle-line')).toHaveLength(7);
    expect(byClass(figure, 'lifecycle-head')).toHaveLength(3);
    expect(JSON.stringify(figure)).not.toContain('NaN');
  });

  it('breaks a long label into lines, with spaces between them', async () => {
    const given = lifecycle('Une situation dont le nom est long');
    const [state] = byClass(await drawOne(given), 'lifecycle-state');
    expect(byTag(state ?? { tag: '', attributes: {}, children: [] }, 'tspan').length).toBe(2);
    expect(state === undefined ? '' : text(state)).toBe('Une situation dont le nom est long');
  });
});
