import { describe, expect, it } from 'vitest';
import { lifecycle } from './testing/lifecycle';
import { toGraph } from './graph';

/** Outlines the boxes from top to bottom, and the lines between them: `>` has an arrowhead. */
function outline(...given: Parameters<typeof lifecycle>) {
  const { boxes, links } = toGraph(lifecycle(...given));
  const names = boxes.map((box) => (box.kind === 'start' ? '•' : box.text.join(' ')));
  return [
    names.join(' | '),
    ...links.map(({ from, to, hasHead }) => `${names[from]} ${hasHead ? '>' : '-'} ${names[to]}`),
  ];
}

describe('toGraph', () => {
  it.each([
    ['a step', ['a,b', 'a>b'], ['a | Passer a>b | b', 'a - Passer a>b', 'Passer a>b > b']],
    ['a creation', ['a', '>a'], ['• | Passer >a | a', '• - Passer >a', 'Passer >a > a']],
    [
      'a step back, between the same states',
      ['a,b', 'b>a'],
      ['a | Passer b>a | b', 'b - Passer b>a', 'Passer b>a > a'],
    ],
    ['what ends where it begins, below', ['a,b', 'a>a'], ['a | Passer a>a | b', 'a - Passer a>a', 'Passer a>a > a']],
    [
      'several sources and ends, with one label',
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
      'a step on that a later state leads back to',
      ['a,b,c', 'a,c>b'],
      ['a | Passer a,c>b | b | c', 'a - Passer a,c>b', 'c - Passer a,c>b', 'Passer a,c>b > b'],
    ],
    ['a way to nowhere', ['a', 'a>'], ['a | Passer a>', 'a - Passer a>']],
    ['a state that is not described', ['a', 'a>z'], ['a | Passer a>z', 'a - Passer a>z']],
    ['no state', ['', '>z'], ['• | Passer >z | ', '• - Passer >z']],
  ])('draws %s', (_fact, [states = '', ...ways], want) => expect(outline(states, ...ways)).toEqual(want));

  it('says each transition in words', () => {
    const { boxes } = toGraph(lifecycle('a,b,c', '>a', 'a,b>c', 'c>c', 'a>'));
    expect(boxes.flatMap((box) => (box.kind === 'transition' ? [box.label.replaceAll('\u00a0', '_')] : []))).toEqual([
      'Passer >a, vers «_a_»',
      'Passer a>, de «_a_»',
      'Passer a,b>c, de «_a_» ou «_b_» à «_c_»',
      'Passer c>c, de «_c_» à «_c_»',
    ]);
  });
});
