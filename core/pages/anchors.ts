/** Hands out the addresses of one page: readable, and never the same twice. */
export interface Anchors {
  /** The address `parent.name`, or a numbered one when that is taken. */
  readonly take: (parent: string | null, name: string) => string;
}

export function createAnchors(): Anchors {
  const taken = new Set<string>();
  return {
    take(parent, name) {
      const wished = [parent, name.replace(/[\s#]+/g, '-')].filter((part) => part !== null).join('.');
      let anchor = wished;
      for (let number = 2; taken.has(anchor); number += 1) anchor = `${wished}-${number}`;
      taken.add(anchor);
      return anchor;
    },
  };
}
