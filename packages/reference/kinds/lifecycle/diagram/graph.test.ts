import { describe, expect, it } from 'vitest';
import { lifecycle } from './testing/lifecycle.ts';
import { toGraph } from './graph.ts';

/** Outlines the boxes from top to bottom, and the lines between them: `>` has an arrowhead. */
function outline(...given: Parameters<typeof lifecycle>) {
  const { boxes, links } = toGraph(lifecycle(...given));
  const names = boxes.map((box) => (box.kind === 'start' ? '•' : box.text.join(' ')));
  return [
    names.join(' | '),
    ...links.map(({ from, to, hasArrowhead }) => `${names[from]} ${hasArrowhead ? '>' : '-'} ${names[to]}`),
  ];
}

describe('toGraph', () => {
  it.each([
    ['a transition', ['a,b', 'a>b'], ['a | Passer a>b | b', 'a - Passer a>b', 'Passer a>b > b']],
    ['a creation', ['a', '>a'], ['• | Passer >a | a', '• - Passer >a', 'Passer >a > a']],
    [
      'a transition that leads back, between its states',
      ['a,b', 'b>a'],
      ['a | Passer b>a | b', 'b - Passer b>a', 'Passer b>a > a'],
    ],
    [
      'a transition to the same state, below the state',
      ['a,b', 'a>a'],
      ['a | Passer a>a | b', 'a - Passer a>a', 'Passer a>a > a'],
    ],
    [
      'a transition with several sources and targets as one box',
      ['a,b,c', 'a,b>b,c'],
      [
        'a | Passer a,b>b,c | b | c',
        'a - Passer a,b>b,c',
        'b - Passer a,b>b,c',
        'Passer a,b>b,c > b',
        'Passer a,b>b,c > c',
      ],
    ],
    [
      'a transition that one of its sources leads back to',
      ['a,b,c', 'a,c>b'],
      ['a | Passer a,c>b | b | c', 'a - Passer a,c>b', 'c - Passer a,c>b', 'Passer a,c>b > b'],
    ],
    ['a transition without a target', ['a', 'a>'], ['a | Passer a>', 'a - Passer a>']],
    ['a transition to an undescribed state', ['a', 'a>z'], ['a | Passer a>z', 'a - Passer a>z']],
    ['a creation without any state', ['', '>z'], ['• | Passer >z | ', '• - Passer >z']],
  ])('draws %s', (_fact, [states = '', ...transitions], want) => expect(outline(states, ...transitions)).toEqual(want));

  it('describes each transition in a label', () => {
    const { boxes } = toGraph(lifecycle('a,b,c', '>a', 'a,b>c', 'c>c', 'a>'));
    expect(boxes.flatMap((box) => (box.kind === 'transition' ? [box.label.replaceAll('\u00a0', '_')] : []))).toEqual([
      'Passer >a, vers «_a_»',
      'Passer a>, de «_a_»',
      'Passer a,b>c, de «_a_» ou «_b_» à «_c_»',
      'Passer c>c, de «_c_» à «_c_»',
    ]);
  });
});
