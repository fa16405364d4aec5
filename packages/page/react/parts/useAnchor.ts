import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Makes an anchor of the page known to the check of links, and returns it. */
export function useAnchor(id: string | undefined): string | undefined {
  const { collectAnchor } = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  return id;
}
