import type { OperationTitle } from '../../../model/links';

/** A life cycle as a drawing: where everything stands, in pixels from the top left corner. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** What lines begin and end at. */
export type Box = StartBox | StateBox | TransitionBox;

interface Placed {
  /** Of the box’s centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The dot where what is created begins. */
export interface StartBox extends Placed {
  readonly kind: 'start';
}

/** A state, with its title. */
export interface StateBox extends Placed {
  readonly kind: 'state';
  /** One text a line. */
  readonly text: readonly string[];
  readonly isFinal: boolean;
}

/** What leads from some states to others stands in a box of its own: several sources then need one label only. */
export interface TransitionBox extends Placed {
  readonly kind: 'transition';
  readonly text: readonly string[];
  /** The whole transition in words, for those who do not see the lines. */
  readonly label: string;
  readonly operation?: OperationTitle;
}

/** A way from one box to another, through its corners. */
export interface Line {
  readonly points: readonly Point[];
  /** Whether it leads to a state; a line that leaves one has no head. */
  readonly hasHead: boolean;
}

/** Pixels from the top left corner of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
