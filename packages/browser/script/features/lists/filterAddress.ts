/** Longer texts, such as a pasted log, are not kept: addresses are shared, and what was pasted may be confidential. */
const maxLength = 100;

/** Returns the text of a page’s filter in the address. */
export function readFilter({ name }: HTMLInputElement): string {
  return (new URLSearchParams(location.search).get(name) ?? '').slice(0, maxLength);
}

/** Keeps the text of a page’s filter in the address, so that the filtered list can be shared and returned to. */
export function keepFilter({ name, value }: HTMLInputElement): void {
  const address = new URL(location.href);
  if (value.trim() === '' || value.length > maxLength) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}
