import { anyLinks, type TextLinks } from './links';
import { codeAnchor } from './paths';

/** The addresses of one page: of its own places, and of those that its texts link to. */
export interface Anchors {
  /** Hands out the address `parent.name`, or a numbered one when that is taken: readable, and never the same twice. */
  readonly take: (parent: string | null, name: string) => string;
  readonly links: TextLinks;
}

interface Options {
  /** Addresses that the page keeps for its own sections. */
  readonly reserved?: Iterable<string>;
  readonly links?: TextLinks;
}

/** Starts the addresses of one page; without `links`, texts may link to any address that cannot do harm. */
export function createAnchors({ reserved = [], links = anyLinks }: Options = {}): Anchors {
  const taken = new Set(reserved);
  return {
    take(parent, name) {
      const wished = [parent, codeAnchor(name)].filter((part) => part !== null).join('.');
      let anchor = wished;
      for (let number = 2; taken.has(anchor); number += 1) anchor = `${wished}-${number}`;
      taken.add(anchor);
      return anchor;
    },
    links,
  };
}
