import { describe, expect, it } from 'vitest';
import { lifecycle } from './testing/lifecycle.ts';
import { layoutLifecycles } from './layout.ts';
import type { Box, Diagram, Point } from './types.ts';

/** A realistic life cycle: loops, steps back, several sources and ends. */
const tangled = lifecycle(
  'prevue,commencee,faite,manquee,annulee,validee,REPRISE,SUPPRIMEE',
  '>prevue',
  'prevue>commencee',
  'prevue,commencee>manquee',
  'commencee>faite',
  'prevue>annulee',
  'faite,manquee>validee',
  'validee>REPRISE',
  'validee>validee',
  'faite,manquee,annulee>prevue,commencee',
  'validee>faite,manquee',
  'prevue,commencee,faite,manquee,annulee>SUPPRIMEE',
);

async function layout(...given: readonly Parameters<typeof lifecycle>[]): Promise<readonly Diagram[]> {
  const drawn = await layoutLifecycles(given.map((each) => lifecycle(...each)));
  return drawn.map(({ diagram }) => diagram);
}

const edges = ({ x, y, width, height }: Box) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

function overlap(one: Box, other: Box): boolean {
  const [a, b] = [edges(one), edges(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a straight segment of a line runs through a box. It may touch the border. */
function crosses([start, end]: readonly [Point, Point], box: Box): boolean {
  const { left, right, top, bottom } = edges(box);
  const isBeside = Math.max(start.x, end.x) <= left + 1 || Math.min(start.x, end.x) >= right - 1;
  const isAbove = Math.max(start.y, end.y) <= top + 1 || Math.min(start.y, end.y) >= bottom - 1;
  return !isBeside && !isAbove;
}

const touches = ({ x, y }: Point, box: Box) => {
  const { left, right, top, bottom } = edges(box);
  return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
};

describe('layoutLifecycles', () => {
  it('returns nothing if there are no life cycles', async () => expect(await layoutLifecycles([])).toEqual([]));

  it('computes the layout of each life cycle', async () => {
    const [one, two] = await layout(['a,b', 'a>b'], ['a', '>a', 'a>a']);
    expect(one?.boxes.map(({ kind }) => kind)).toEqual(['state', 'transition', 'state']);
    expect(two?.lines).toHaveLength(4);
  });

  it('is deterministic', async () => {
    expect(await layoutLifecycles([tangled])).toEqual(await layoutLifecycles([tangled]));
  });

  it('does not let boxes or lines overlap boxes', async () => {
    const [drawn] = await layoutLifecycles([tangled]);
    const { boxes, lines, width, height } = drawn?.diagram ?? { boxes: [], lines: [], width: 0, height: 0 };
    expect([boxes.length, lines.length]).toEqual([20, 32]);
    boxes.forEach((box, index) => {
      const { left, right, top, bottom } = edges(box);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect([right <= width, bottom <= height]).toEqual([true, true]);
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    });
    for (const { points } of lines) {
      const pieces = points.slice(1).map((point, index) => [points[index] ?? point, point] as const);
      for (const piece of pieces) expect(boxes.filter((box) => crosses(piece, box))).toEqual([]);
    }
  });

  it('connects each line to its two boxes', async () => {
    const [drawn] = await layoutLifecycles([tangled]);
    const { boxes, lines } = drawn?.diagram ?? { boxes: [], lines: [] };
    expect(lines).toHaveLength(32);
    for (const { points, hasArrowhead } of lines) {
      const [first, last] = [points.at(0), points.at(-1)];
      const start = boxes.find((box) => first !== undefined && touches(first, box));
      const end = boxes.find((box) => last !== undefined && touches(last, box));
      expect([start?.kind, end?.kind]).toEqual(
        hasArrowhead ? ['transition', 'state'] : [expect.not.stringMatching('transition'), 'transition'],
      );
    }
  });
});
