import { filterParameter } from '#storage';

/** Longer texts, such as a pasted log, are not kept: addresses are shared, and what was pasted may be confidential. */
const maxLength = 100;

/** Returns the text of the page’s filter in the address. */
export function readFilter(): string {
  return (new URLSearchParams(location.search).get(filterParameter) ?? '').slice(0, maxLength);
}

/** Keeps the text of the page’s filter in the address, so that the filtered list can be shared and returned to. */
export function keepFilter(text: string): void {
  const address = new URL(location.href);
  if (text.trim() === '' || text.length > maxLength) address.searchParams.delete(filterParameter);
  else address.searchParams.set(filterParameter, text);
  history.replaceState(history.state, '', address);
}
