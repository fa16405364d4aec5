/** Returns a remedy that lists the known names. */
export function choices(known: Iterable<string>): string {
  const names = [...known];
  return names.length === 0 ? 'None is defined.' : `Choose one of: ${names.join(', ')}.`;
}
