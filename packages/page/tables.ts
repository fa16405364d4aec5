import type { Phrases, TextBlock } from './blocks.ts';

/** Rows of cells below columns. The first cell of a row is its heading. */
export interface TableBlock {
  readonly kind: 'table';
  /** Its name for those who hear the page, if its heading does not say it. */
  readonly name?: string;
  readonly columns: readonly string[];
  readonly groups: readonly RowGroup[];
  /** Whether a filter around it hides rows unless they match. */
  readonly isFiltered?: true;
  /** Set for a table of many columns, by its content. Where the page is narrow, the cells of a row are below each other. */
  readonly look?: 'changes' | 'ends' | 'matrix';
}

export interface RowGroup {
  readonly title?: Phrases;
  readonly rows: readonly Row[];
}

export interface Row {
  /** Anchor of the row. */
  readonly id?: string;
  readonly cells: readonly TextBlock[];
  /** Position of the cell that names the row; the first one by default. */
  readonly heading?: number;
  /** The entry in search results, if it differs from the naming cell and the row’s anchor. */
  readonly search?: { readonly title: string; readonly anchor?: string };
  /** Set if it is a change, which only some comparisons of two releases show. */
  readonly change?: RowChange;
}

export interface RowChange {
  /** The comparisons that show it, by the positions of both releases: `0-3`. */
  readonly pairs: readonly string[];
  /** The groups of operations that it concerns; empty for all. */
  readonly groups: readonly string[];
}
