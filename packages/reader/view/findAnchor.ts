/**
 * Returns the id of the element that describes a field: its own, or one with the names of variants between, else that of
 * the nearest field around it; `null` if the page describes none.
 */
export function findAnchor(prefix: string, names: readonly string[]): string | null {
  const exact = [prefix, ...names].join('.');
  if (document.getElementById(exact) !== null) return exact;
  const ids = [...document.querySelectorAll(`[id^="${CSS.escape(prefix)}."]`)].map(({ id }) => id);
  const [found] = ids
    .filter((id) => isDescribedBy(id.slice(prefix.length + 1).split('.'), names))
    .sort((one, other) => one.length - other.length);
  return found ?? (names.length > 1 ? findAnchor(prefix, names.slice(0, -1)) : null);
}

/** Whether some names are among others, in their order, and end with the same. */
function isDescribedBy(segments: readonly string[], names: readonly string[]): boolean {
  let next = 0;
  for (const segment of segments) if (segment === names[next]) next += 1;
  return next === names.length && segments.at(-1) === names.at(-1);
}
