import { toDateText } from '@reliure/changelog';
import type { Withdrawal } from './withdrawal.ts';

/** Returns when a deprecated operation became so and when it goes, or nothing if the contract does not say. */
export function withdrawalWording({ since, sunset }: Withdrawal): string | undefined {
  const deprecated = since === undefined ? undefined : `obsolète depuis le ${toDateText(since)}`;
  const gone = sunset === undefined ? undefined : `retrait le ${toDateText(sunset)}`;
  const text = [deprecated, gone].filter((part) => part !== undefined).join(', ');
  return text === '' ? undefined : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
