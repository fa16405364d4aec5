import { codeAnchor, referencePath } from '@reliure/richtext';
import { texts } from '../../../texts/index.ts';
import { element, type Markup } from './markup.ts';
import { lineHeight } from './text.ts';
import type { Box, Line, Point, StateBox, TransitionBox } from './types.ts';
import type { DrawnLifecycle } from '../model.ts';

/** Length and half the width of an arrowhead, in pixels. */
const arrowhead = { length: 9, side: 4.5 };

/** Radius of a line’s bends, in pixels. */
const bendRadius = 7;

/** Draws a life cycle with its legend. On narrow screens, the diagram scrolls by itself. */
export function drawLifecycle({ name, title, states, transitions, diagram }: DrawnLifecycle): Markup {
  const { width, height, boxes, lines } = diagram;
  const { heading, diagram: wording } = texts().lifecycle;
  const id = wording.id(codeAnchor(name));
  const ids = { title: wording.titleId(id), description: wording.descriptionId(id) };
  const svg = element(
    'svg',
    {
      role: 'group',
      'aria-labelledby': ids.title,
      'aria-describedby': ids.description,
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    element('title', { id: ids.title }, heading(title)),
    element('desc', { id: ids.description }, wording.description(states.length, transitions.length)),
    ...lines.map(drawLine),
    ...boxes.map(drawBox),
  );
  const region = {
    className: 'lifecycle-scroll scroll-x',
    role: 'region',
    'aria-label': wording.label(title),
    tabIndex: 0,
  };
  return element('figure', { className: 'lifecycle' }, element('div', region, svg), ...drawLegend(boxes));
}

/** Explains the shapes that the diagram contains. */
function drawLegend(boxes: readonly Box[]): readonly Markup[] {
  const { finalLegend, manualLegend } = texts().lifecycle.diagram;
  const lines = [
    boxes.some((box) => box.kind === 'state' && box.isFinal) ? finalLegend : '',
    boxes.some((box) => box.kind === 'transition' && box.operation === undefined) ? manualLegend : '',
  ].filter((line) => line !== '');
  return lines.length === 0 ? [] : [element('figcaption', {}, lines.join(' '))];
}

function drawBox(box: Box): Markup {
  switch (box.kind) {
    case 'start':
      return element('circle', { className: 'lifecycle-start', cx: box.x, cy: box.y, r: box.width / 2 });
    case 'state':
      return element(
        'g',
        { className: 'lifecycle-state' },
        drawFrame(box, 0, 8),
        ...(box.isFinal ? [drawFrame(box, 3.5, 5)] : []),
        drawText(box),
      );
    case 'transition':
      return drawTransition(box);
  }
}

function drawTransition(box: TransitionBox): Markup {
  const inside = [drawFrame(box, 0, 13), drawText(box)];
  return box.operation === undefined
    ? element('g', { className: 'lifecycle-event' }, ...inside)
    : element(
        'a',
        { className: 'lifecycle-operation', href: referencePath(box.operation.slug), 'aria-label': box.label },
        ...inside,
      );
}

function drawFrame({ x, y, width, height }: StateBox | TransitionBox, inset: number, rx: number): Markup {
  return element('rect', {
    x: x - width / 2 + inset,
    y: y - height / 2 + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx,
  });
}

function drawText({ text, x, y }: StateBox | TransitionBox): Markup {
  // The baseline is about a third of the letters’ height below their middle.
  const first = y - ((text.length - 1) * lineHeight) / 2 + 4.5;
  const [only, ...others] = text;
  if (others.length === 0) return element('text', { x, y: first }, only ?? '');
  const lines = text.map((line, index) => element('tspan', { x, y: first + index * lineHeight }, line));
  // The spaces separate the words of two lines when the text is read aloud or copied.
  return element('text', {}, ...lines.flatMap((line, index) => (index === 0 ? [line] : [' ', line])));
}

function drawLine({ points, hasArrowhead }: Line): Markup {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!hasArrowhead || last === undefined || before === undefined) {
    return element('path', { className: 'lifecycle-line', d: toPathData(points) });
  }
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const direction = { x: (last.x - before.x) / length, y: (last.y - before.y) / length };
  const base = { x: last.x - direction.x * arrowhead.length, y: last.y - direction.y * arrowhead.length };
  const corners = [
    last,
    { x: base.x - direction.y * arrowhead.side, y: base.y + direction.x * arrowhead.side },
    { x: base.x + direction.y * arrowhead.side, y: base.y - direction.x * arrowhead.side },
  ];
  return element(
    'g',
    {},
    element('path', { className: 'lifecycle-line', d: toPathData([...points.slice(0, -1), base]) }),
    element('path', { className: 'lifecycle-head', d: `M${corners.map(toPair).join('L')}Z` }),
  );
}

/** Returns the path of a line with rounded bends. */
function toPathData(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${toPair(point)}`;
      if (after === undefined) return `L${toPair(point)}`;
      return `L${toPair(toBendEnd(point, before))}Q${toPair(point)} ${toPair(toBendEnd(point, after))}`;
    })
    .join('');
}

/** Returns where a bend starts or ends: at most halfway to the next point. */
function toBendEnd(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(bendRadius, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function toPair({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
