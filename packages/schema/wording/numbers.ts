import { language } from '@reliure/language';
import type { Language } from '@reliure/language';
import { toDecimal } from '@reliure/openapi';
import type { JsonNumber } from '@reliure/openapi';

/** What separates the parts of a number, and a count from its noun. */
interface Separators {
  readonly thousands: string;
  readonly decimals: string;
  readonly noun: string;
}

const separators: Readonly<Record<Language, Separators>> = {
  en: { thousands: ',', decimals: '.', noun: ' ' },
  fr: { thousands: '\u202f', decimals: ',', noun: '\u00a0' },
};

/**
 * Formats a number in the language of the site, with all its digits.
 *
 * @example formatNumber(-12500.5) // '−12,500.5', or '−12 500,5' in French
 */
export function formatNumber(value: JsonNumber): string {
  const { sign, digits, point } = toDecimal(value);
  const minus = sign < 0 ? '\u2212' : '';
  if (point - digits.length > 20 || point < -19) {
    return `${minus}${withFraction(digits.charAt(0), digits.slice(1))}E${String(point - 1).replace('-', '\u2212')}`;
  }
  if (point <= 0) return minus + withFraction('0', '0'.repeat(-point) + digits);
  const whole = digits.slice(0, point).padEnd(point, '0');
  const { thousands } = separators[language()];
  return minus + withFraction(whole.replace(/\B(?=(?:\d{3})+$)/g, thousands), digits.slice(point));
}

function withFraction(whole: string, fraction: string): string {
  return fraction === '' ? whole : whole + separators[language()].decimals + fraction;
}

/**
 * Returns a count with its noun, which is in the language of the site. Zero is singular in French, plural in English.
 *
 * @param plural By default, the singular with an s.
 * @example counted(1, 'operation') // '1 operation'
 */
export function counted(count: JsonNumber, singular: string, plural = `${singular}s`): string {
  const isPlural = language() === 'fr' ? count.valueOf() >= 2 : count.valueOf() !== 1;
  return formatNumber(count) + separators[language()].noun + (isPlural ? plural : singular);
}
