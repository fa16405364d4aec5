import type { OperationTitle } from '../../../model/links.ts';

/** A life cycle as a diagram, with positions in pixels from the top left corner. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** A start or an end of lines. */
export type Box = StartBox | StateBox | TransitionBox;

interface Positioned {
  /** Horizontal position of the box’s centre. `y` is the vertical one. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The dot from which a transition that creates a resource starts. */
export interface StartBox extends Positioned {
  readonly kind: 'start';
}

/** A state with its title. */
export interface StateBox extends Positioned {
  readonly kind: 'state';
  /** The title by line. */
  readonly text: readonly string[];
  readonly isFinal: boolean;
}

/** A transition. It has a box of its own, so that a transition from several states needs only one label. */
export interface TransitionBox extends Positioned {
  readonly kind: 'transition';
  readonly text: readonly string[];
  /** Full description of the transition, for readers who cannot see the lines. */
  readonly label: string;
  readonly operation?: OperationTitle;
}

/** A line from one box to another, with its bends. */
export interface Line {
  readonly points: readonly Point[];
  /** Whether the line has an arrowhead. Only lines that lead to a state have one. */
  readonly hasArrowhead: boolean;
}

/** Pixels from the top left corner of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
