const numberFormat = new Intl.NumberFormat('fr', { maximumFractionDigits: 20 });
const powerFormat = new Intl.NumberFormat('fr', { notation: 'scientific', maximumFractionDigits: 20 });

/**
 * The bounds of whole numbers of 64 bits: JavaScript rounds the greatest ones, so that their digits would be wrong.
 */
const wordBounds: ReadonlyMap<number, string> = new Map([
  [-(2 ** 63), '−2⁶³'],
  [2 ** 63, '2⁶³\u00a0−\u00a01'],
  [2 ** 64, '2⁶⁴\u00a0−\u00a01'],
]);

/** @example formatNumber(-12500.5) // '−12 500,5' */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const isReadable = size === 0 || (size >= 1e-20 && size < 1e21);
  return wordBounds.get(value) ?? (isReadable ? numberFormat : powerFormat).format(value).replaceAll('-', '\u2212');
}

/**
 * A number of things; in French, zero and one are singular.
 *
 * @example counted(1, 'opération') // '1 opération'
 */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count)}\u00a0${noun}${count >= 2 ? 's' : ''}`;
}
