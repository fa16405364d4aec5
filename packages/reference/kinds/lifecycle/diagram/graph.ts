import { texts } from '../../../texts/index.ts';
import type { Lifecycle, Transition } from '../model.ts';
import { lineHeight, textWidth, wrapText } from './text.ts';
import type { Box, TransitionBox } from './types.ts';

/** The boxes and lines of a diagram, before their positions are computed. */
export interface Graph {
  /** From top to bottom. */
  readonly boxes: readonly UnpositionedBox[];
  readonly links: readonly Link[];
}

type UnpositionedBox = Box extends infer B ? (B extends Box ? Omit<B, 'x' | 'y'> : never) : never;

/** A line between two boxes, by their indexes. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly hasArrowhead: boolean;
}

/** A box with a key for links, and with its rank from top to bottom. */
interface RankedBox {
  readonly key: string;
  readonly rank: number;
  readonly box: UnpositionedBox;
}

interface KeyedLink {
  readonly from: string;
  readonly to: string;
  readonly hasArrowhead: boolean;
}

/**
 * Converts a life cycle to a graph. States are in the contract’s order. Each transition is a box between its source and
 * target states.
 */
export function toGraph({ states, transitions }: Lifecycle): Graph {
  const ranks = new Map(states.map(({ code }, rank) => [code, rank]));
  const titles = new Map(states.map(({ code, title }) => [code, title]));
  const stateBoxes = states.map(({ code, title, isFinal }, rank): RankedBox => {
    const text = wrapText(title);
    const size = { width: textWidth(text, 'bold') + 28, height: text.length * lineHeight + 18 };
    return { key: stateKey(code), rank, box: { kind: 'state', text, isFinal, ...size } };
  });
  const transitionBoxes = transitions.map((transition, index) => {
    const known = (codes: readonly string[]) => codes.filter((code) => ranks.has(code));
    const ends = { from: known(transition.from), to: known(transition.to) };
    const key = `transition ${index}`;
    const box = toTransitionBox({ ...transition, ...ends }, titles);
    return { key, ends, box, rank: transitionRank(ends, ranks) };
  });
  const starts = transitionBoxes
    .filter(({ ends }) => ends.from.length === 0)
    .map(({ key }): RankedBox => ({ key: startKey(key), rank: -2, box: { kind: 'start', width: 14, height: 14 } }));
  const links = transitionBoxes.flatMap(({ key, ends }): readonly KeyedLink[] => [
    ...(ends.from.length === 0 ? [startKey(key)] : ends.from.map(stateKey)).map((from) => ({
      from,
      to: key,
      hasArrowhead: false,
    })),
    ...ends.to.map((code) => ({ from: key, to: stateKey(code), hasArrowhead: true })),
  ]);
  return toOrderedGraph([...stateBoxes, ...transitionBoxes, ...starts], links);
}

function toOrderedGraph(boxes: readonly RankedBox[], links: readonly KeyedLink[]): Graph {
  const ordered = boxes.toSorted((a, b) => a.rank - b.rank);
  const positions = new Map(ordered.map(({ key }, position) => [key, position]));
  return {
    boxes: ordered.map(({ box }) => box),
    links: links.flatMap(({ from, to, hasArrowhead }) => {
      const [start, end] = [positions.get(from), positions.get(to)];
      return start === undefined || end === undefined ? [] : [{ from: start, to: end, hasArrowhead }];
    }),
  };
}

function stateKey(code: string): string {
  return `state ${code}`;
}

function startKey(transition: string): string {
  return `start of ${transition}`;
}

type Ends = Pick<Transition, 'from' | 'to'>;

function toTransitionBox(transition: Transition, titles: ReadonlyMap<string, string>): Omit<TransitionBox, 'x' | 'y'> {
  const text = wrapText(transition.title);
  return {
    kind: 'transition',
    text,
    label: toLabel(transition, titles),
    ...(transition.operation !== undefined && { operation: transition.operation }),
    width: textWidth(text, 'normal') + 22,
    height: text.length * lineHeight + 9,
  };
}

/**
 * Returns the rank of a transition, which is between the states that it leaves and those that it reaches. A transition
 * that ends where it starts is placed below its state. If only some source states come before the target states, only
 * these count, and the lines from the other sources lead back up.
 */
function transitionRank({ from, to }: Ends, ranks: ReadonlyMap<string, number>): number {
  const sources = toRanks(from, ranks);
  const targets = toRanks(to, ranks);
  if (sources.length === 0) return -1;
  const before = sources.filter((rank) => rank < Math.min(...targets));
  const start = mean(before.length === 0 ? sources : before);
  const end = targets.length === 0 ? start : mean(targets);
  return start === end ? start + 0.25 : (start + end) / 2;
}

function toRanks(codes: readonly string[], ranks: ReadonlyMap<string, number>): readonly number[] {
  return codes.flatMap((code) => ranks.get(code) ?? []);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** @example 'Rouvrir, de « Réalisée » ou « Annulée » à « Planifiée »' */
function toLabel({ title, from, to }: Transition, titles: ReadonlyMap<string, string>): string {
  const names = (codes: readonly string[]) => codes.map((code) => titles.get(code) ?? code);
  return texts().lifecycle.diagram.transition(title, names(from), names(to));
}
