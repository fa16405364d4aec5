import { toDateText } from '@reliure/language';
import { texts } from '../../texts/index.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Returns when a deprecated operation became so and when it goes, or nothing if the contract does not say. */
export function withdrawalWording({ since, sunset }: Withdrawal): string | undefined {
  const wording = texts().operation.withdrawal;
  if (since !== undefined && sunset !== undefined) return wording.both(toDateText(since), toDateText(sunset));
  if (since !== undefined) return wording.since(toDateText(since));
  return sunset === undefined ? undefined : wording.sunset(toDateText(sunset));
}
