import type { ReaderPlace } from '@reliure/reader';
import type { Block } from './blocks.ts';

/** Entries that a field filters. */
export interface FilterBlock {
  readonly kind: 'filter';
  /** Label of the field. */
  readonly label: string;
  /** The parameter of the page’s address with the text of the field. */
  readonly parameter: string;
  /** Links to the letters of the list, as long as nothing is filtered. */
  readonly contents?: {
    readonly label: string;
    readonly links: readonly { readonly id: string; readonly text: string }[];
  };
  readonly blocks: readonly Block[];
}

/** Something to use, which has nothing to read: only pages have it. */
export interface ControlBlock {
  readonly kind: 'control';
  readonly control: { readonly name: 'server' } | ReleaseChoice | ResponseReader;
}

/** A button that opens a reader of responses. Its addresses are those of the reference. */
export interface ResponseReader extends ReaderPlace {
  readonly name: 'reader';
}

/** Fields that choose the two releases whose comparison the page shows. */
export interface ReleaseChoice {
  readonly name: 'releases';
  readonly releases: readonly { readonly version: string; readonly title: string; readonly datedTitle: string }[];
  readonly fields: readonly { readonly name: string; readonly label: string; readonly chosen?: string }[];
  /** The field that chooses a group of operations, or all. */
  readonly group: {
    readonly name: string;
    readonly label: string;
    readonly all: string;
    readonly groups: readonly { readonly slug: string; readonly title: string }[];
  };
}
