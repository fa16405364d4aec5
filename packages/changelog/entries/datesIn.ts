const format = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
const pattern = new RegExp(String.raw`(\d+)(?:ᵉʳ|er)?\s(${months.join('|')})\s(\d{4})`, 'gi');

/**
 * Returns the dates that a French text names.
 *
 * @example datesIn('jusqu’au 1ᵉʳ juin 2027') // ['2027-06-01']
 */
export function datesIn(text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, day = '', month = '', year = '']) => {
    const number = months.indexOf(month.toLowerCase()) + 1;
    return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  });
}
