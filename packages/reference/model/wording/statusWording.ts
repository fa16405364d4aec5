import { texts } from '../../texts/index.ts';

/** Returns a status in words, or an empty string for an unknown status. */
export function statusTitle(status: string): string {
  const titles: Readonly<Record<string, string>> = texts().statuses;
  const key = status.replace(/x/g, 'X');
  return Object.hasOwn(titles, key) ? (titles[key] ?? '') : '';
}
