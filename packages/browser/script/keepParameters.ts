/** Writes the values of fields into the address under their names, so that it can be shared and returned to. */
export function keepParameters(fields: Iterable<Pick<HTMLInputElement, 'name' | 'value'>>): void {
  const address = new URL(location.href);
  for (const { name, value } of fields) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', address);
}
