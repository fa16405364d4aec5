import { anyLinks, type TextLinks } from './links.ts';
import { codeAnchor } from './paths.ts';

/** The anchors of one page, and the targets of the links in its texts. */
export interface Anchors {
  /** Reserves and returns the anchor `parent.name`, or a numbered variant if it is already in use. */
  readonly reserve: (parent: string | null, name: string) => string;
  readonly links: TextLinks;
}

interface Options {
  /** Anchors that the page needs for its own sections. */
  readonly reserved?: Iterable<string>;
  readonly links?: TextLinks;
}

/** Creates the anchors of one page. Without `links`, texts may link to any safe URL. */
export function createAnchors({ reserved = [], links = anyLinks }: Options = {}): Anchors {
  const used = new Set(reserved);
  return {
    reserve(parent, name) {
      const wanted = [parent, codeAnchor(name)].filter((part) => part !== null).join('.');
      let anchor = wanted;
      for (let number = 2; used.has(anchor); number += 1) anchor = `${wanted}-${number}`;
      used.add(anchor);
      return anchor;
    },
    links,
  };
}
