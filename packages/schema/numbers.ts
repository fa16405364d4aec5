const numberFormat = new Intl.NumberFormat('fr', { maximumFractionDigits: 20 });
const powerFormat = new Intl.NumberFormat('fr', { notation: 'scientific', maximumFractionDigits: 20 });

/** Limits of 64-bit integers, as powers. JavaScript rounds the largest 64-bit integers to these powers. */
const powers: ReadonlyMap<number, string> = new Map([
  [-(2 ** 63), '−2⁶³'],
  [2 ** 63, '2⁶³'],
  [2 ** 64, '2⁶⁴'],
]);

/**
 * Formats a number in French.
 *
 * @param isExclusive Whether the number is an exclusive bound. Otherwise, 2⁶³ and 2⁶⁴ are rounded values of 2⁶³ − 1 and
 * 2⁶⁴ − 1, and are shown as such.
 * @example formatNumber(-12500.5) // '−12 500,5'
 */
export function formatNumber(value: number, isExclusive = false): string {
  const power = powers.get(value);
  if (power !== undefined) return isExclusive || value < 0 ? power : `${power}\u00a0−\u00a01`;
  const size = Math.abs(value);
  const isReadable = size === 0 || (size >= 1e-20 && size < 1e21);
  return (isReadable ? numberFormat : powerFormat).format(value).replaceAll('-', '\u2212');
}

/**
 * Returns a count with its noun. In French, zero and one are singular.
 *
 * @example counted(1, 'opération') // '1 opération'
 */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count)}\u00a0${noun}${count >= 2 ? 's' : ''}`;
}
