import { toDecimal } from '@reliure/openapi';
import type { JsonNumber } from '@reliure/openapi';

/**
 * Formats a number in French, with all its digits.
 *
 * @example formatNumber(-12500.5) // '−12 500,5'
 */
export function formatNumber(value: JsonNumber): string {
  const { sign, digits, point } = toDecimal(value);
  const minus = sign < 0 ? '\u2212' : '';
  if (point - digits.length > 20 || point < -19) {
    return `${minus}${withFraction(digits.charAt(0), digits.slice(1))}E${String(point - 1).replace('-', '\u2212')}`;
  }
  if (point <= 0) return minus + withFraction('0', '0'.repeat(-point) + digits);
  const whole = digits.slice(0, point).padEnd(point, '0');
  return minus + withFraction(whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f'), digits.slice(point));
}

function withFraction(whole: string, fraction: string): string {
  return fraction === '' ? whole : `${whole},${fraction}`;
}

/**
 * Returns a count with its noun. In French, zero and one are singular.
 *
 * @example counted(1, 'opération') // '1 opération'
 */
export function counted(count: JsonNumber, noun: string): string {
  return `${formatNumber(count)}\u00a0${noun}${count.valueOf() >= 2 ? 's' : ''}`;
}
