import type { Condition } from '../types.ts';

/**
 * Returns the `Prefer` header for Prism. A condition without a status is for a successful response with other content.
 *
 * @see https://docs.stoplight.io/docs/prism/f51bcc80a02db-installation#modifying-responses
 */
export function toPreference({ status = '200', error }: Condition, example: string | undefined): string {
  const name = example ?? error?.code;
  return name === undefined ? `code=${status}` : `code=${status}, example=${name}`;
}
