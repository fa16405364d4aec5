import { join, phrases } from '@reliure/page';
import type { Phrases } from '@reliure/page';

/**
 * Joins phrases as in a sentence, with commas and a conjunction before the last.
 *
 * @param conjunction With its spaces, such as ` et `.
 */
export function joinAll(parts: readonly Phrases[], conjunction: string): Phrases {
  const last = parts.slice(-1).flat();
  return parts.length < 2 ? last : [...join(parts.slice(0, -1)), ...phrases(conjunction), ...last];
}
