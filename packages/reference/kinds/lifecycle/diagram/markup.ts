/** An element of a page that no component needs to know: React and the guides’ compiler both write it as it is. */
export interface Markup {
  readonly tag: string;
  /** By the names that React gives them. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (Markup | string)[];
}

/** @example element('code', {}, 'visite') */
export function element(
  tag: string,
  attributes: Markup['attributes'],
  ...children: readonly (Markup | string)[]
): Markup {
  return { tag, attributes, children };
}
