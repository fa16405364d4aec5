const numberFormat = new Intl.NumberFormat('fr', { maximumFractionDigits: 20 });
const powerFormat = new Intl.NumberFormat('fr', { notation: 'scientific', maximumFractionDigits: 20 });

/** Between these are the whole numbers of 64 bits: JavaScript rounds the greatest ones to them. */
const powers: ReadonlyMap<number, string> = new Map([
  [-(2 ** 63), '−2⁶³'],
  [2 ** 63, '2⁶³'],
  [2 ** 64, '2⁶⁴'],
]);

/**
 * @param isExclusive Whether it is a bound that is no allowed value itself, so that a power of two is meant as it stands.
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
 * A number of things; in French, zero and one are singular.
 *
 * @example counted(1, 'opération') // '1 opération'
 */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count)}\u00a0${noun}${count >= 2 ? 's' : ''}`;
}
