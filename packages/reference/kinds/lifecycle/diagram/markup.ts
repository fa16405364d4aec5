/** An element without a component, which both React and the guides’ compiler can write. */
export interface Markup {
  readonly tag: string;
  /** Attributes by their React names. */
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
