import type { JsonObject } from '@reliure/openapi';

/** A page that the reference had in an earlier release. */
export interface FormerPage extends PageName {
  /** The release that has it no more: its fragment on the page of the changelog. */
  readonly release: string;
}

/** The address of a page, and what it was about. */
export interface PageName {
  readonly slug: string;
  readonly title: string;
  /** The operation, with its method in upper case. */
  readonly call?: { readonly method: string; readonly path: string };
}

interface State {
  readonly version: string;
  readonly state: { readonly document: JsonObject };
}

/**
 * Returns the pages of releases that the contract as it is now would not have.
 *
 * @param states The oldest first; the last is the contract as it is now.
 * @param toNames Returns the pages of a contract.
 */
export function findFormerPages(
  states: readonly State[],
  toNames: (document: JsonObject) => readonly PageName[],
): readonly FormerPage[] {
  const former = new Map<string, FormerPage>();
  let before: readonly PageName[] = [];
  for (const { version, state } of states) {
    const names = toNames(state.document);
    const slugs = new Set(names.map(({ slug }) => slug));
    for (const slug of slugs) former.delete(slug);
    for (const name of before.filter(({ slug }) => !slugs.has(slug))) {
      former.set(name.slug, { ...name, release: version.replaceAll('.', '-') });
    }
    before = names;
  }
  return [...former.values()];
}
